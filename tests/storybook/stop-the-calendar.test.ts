import { afterEach, expect, test } from 'vitest';
import { stopTheCalendar } from '../../.storybook/stop-the-calendar.ts';

let goOn = () => undefined as void;

afterEach(() => {
  goOn();
});

test('every story takes place on one day', () => {
  goOn = stopTheCalendar();
  expect(new Date().toISOString()).toBe('2026-01-15T12:00:00.000Z');
  expect(Date.now()).toBe(new Date().getTime());
});

test('a date that is named stays what it is', () => {
  goOn = stopTheCalendar();
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date(0)).toBeInstanceOf(Date);
});

test('the calendar goes on after the story', () => {
  const before = Date.now();
  stopTheCalendar()();
  expect(Date.now()).toBeGreaterThanOrEqual(before);
});
