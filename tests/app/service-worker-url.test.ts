import { afterEach, expect, test, vi } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { serviceWorkerUrl } from '../../src/app/offline/service-worker-url.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('is a text where the browser knows no Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(serviceWorkerUrl()).toBe('/service-worker.js');
});

test('is made by the one maker that the policy admits, which makes no other', () => {
  const names: string[] = [];
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        names.push(name);
        return {
          createScriptURL: () => `made ${rules.createScriptURL('https://elsewhere.example')}`,
        };
      },
    },
  });
  expect(serviceWorkerUrl()).toBe('made /service-worker.js');
  const policy = buildHeaders({ scripts: [], styles: [] }).documents['Content-Security-Policy'];
  expect(policy).toContain(`trusted-types ${names.join(' ')}`);
});
