import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useFormPhase } from '#renderer/kit/form/useFormPhase.ts';

let form: HTMLFormElement;
let field: HTMLInputElement;
let elsewhere: HTMLButtonElement;

beforeEach(() => {
  form = document.createElement('form');
  field = document.createElement('input');
  elsewhere = document.createElement('button');
  form.append(field);
  document.body.replaceChildren(form, elsewhere);
});

const open = () => renderHook(() => useFormPhase({ current: form })).result;

test('a form whose save failed has the focus where it was, which a field that takes no input loses', () => {
  const life = open();
  field.focus();
  act(() => life.current.close());
  expect(life.current.phase).toBe('ending');
  field.blur();
  act(() => life.current.reopen());
  expect(life.current.phase).toBe('open');
  expect(document.activeElement).toBe(field);
});

test('it takes the focus from nothing that has it by then, and to nothing outside of the form', () => {
  const life = open();
  field.focus();
  act(() => life.current.close());
  elsewhere.focus();
  act(() => life.current.reopen());
  expect(document.activeElement).toBe(elsewhere);

  act(() => life.current.close());
  elsewhere.blur();
  act(() => life.current.reopen());
  expect(document.activeElement).toBe(document.body);
});

test('one that is open is left as it is, and one that has ended stays so', () => {
  const life = open();
  field.focus();
  act(() => life.current.close());
  act(() => life.current.reopen());
  field.blur();
  act(() => life.current.reopen());
  expect(document.activeElement).toBe(document.body);
  expect(life.current.isOver()).toBe(false);

  act(() => life.current.close());
  act(() => life.current.end());
  act(() => life.current.reopen());
  expect(life.current.phase).toBe('ended');
  expect(life.current.isOver()).toBe(true);
});
