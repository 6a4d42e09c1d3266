/**
 * A value as JSON. The router numbers every value that a loader returns: a page of results has a thousand, and that was a
 * tenth of its render.
 */
export type Packed<Value> = string & { of: Value }

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value
}
