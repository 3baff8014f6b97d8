import { afterEach, expect, test, vi } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { serviceWorkerUrl } from '../../src/app/offline/register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('serviceWorkerUrl uses the only Trusted Types policy in the CSP, which creates no other URL', () => {
  const names: string[] = [];
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        names.push(name);
        return {
          createScriptURL: () => `trusted ${rules.createScriptURL('https://elsewhere.example')}`,
        };
      },
    },
  });
  expect(serviceWorkerUrl()).toBe('trusted /service-worker.js');
  const csp = buildHeaders({ scripts: [], styles: [] }).documents['Content-Security-Policy'];
  expect(csp).toMatch(new RegExp(`trusted-types ${names.join(' ')}(?:;|$)`));
});

test('serviceWorkerUrl is below the base path, and a string without Trusted Types', async () => {
  vi.stubEnv('BASE_URL', '/shop/');
  vi.stubGlobal('window', {});
  vi.resetModules();
  const { serviceWorkerUrl: urlBelowBase } =
    await import('../../src/app/offline/register-service-worker.ts');
  expect(urlBelowBase()).toBe('/shop/service-worker.js');
});
