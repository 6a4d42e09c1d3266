import { expect, test } from 'vitest'

import { maskCedula, maskPhone } from './masks.ts'

test('a number is written as it grows, whatever it was pasted as', () => {
  expect(
    ['8', '809', '8095', '8095550', '8095550100', '809-555-0100', '80955501009'].map((text) => maskPhone(text)),
  ).toEqual(['(8', '(809', '(809) 5', '(809) 555-0', '(809) 555-0100', '(809) 555-0100', '(809) 555-0100'])
})

test('a number that was pasted with the 1 of its country keeps its digits', () => {
  expect(['1-809-555-0100', '1 (829) 555-0100', '18495550100'].map((text) => maskPhone(text))).toEqual([
    '(809) 555-0100',
    '(829) 555-0100',
    '(849) 555-0100',
  ])
})

test('deleting a sign of the mask deletes the digit before it', () => {
  expect(maskPhone('(809) 555', '(809) 555-')).toBe('(809) 55')
  expect(maskPhone('', '(8')).toBe('')
})

test('a number of another country stays as it is written', () => {
  expect(maskPhone('+34 612 34 56 78')).toBe('+34 612 34 56 78')
})

test('a cédula is written as it grows, and deleting a hyphen deletes the digit before it', () => {
  expect(['001', '0011', '0011234567', '00112345678', '001-1234567-89'].map((text) => maskCedula(text))).toEqual([
    '001',
    '001-1',
    '001-1234567',
    '001-1234567-8',
    '001-1234567-8',
  ])
  expect(maskCedula('0011', '001-1')).toBe('001')
})
