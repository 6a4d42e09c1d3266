import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'

import { fieldProblems, type FieldErrors, type FieldProblem } from '#contract/errors.ts'

import { ApiRefusal } from '../../api-client.ts'
import { describeProblem } from './describe-problem.ts'
import { useTexts } from '../../texts.ts'

type Value = string | boolean | readonly string[]
type Values = Record<string, Value>

type Rules<Form extends Values> = {
  start: Form
  /** The input of the endpoint that the form leads to, so that both sides ask for the same. */
  schema: z.ZodMiniType
  send: (values: Form) => Promise<void>
  /** What was refused, or could not be sent at all. */
  onRefused: (error: unknown) => void
  /** Told of every change: what takes time can begin. */
  onChange?: () => void
}

/** What a field is given; its problem is in the reader's words. */
export type Field<V extends Value = string> = {
  name: string
  value: V
  problem: string | undefined
  onChange: (value: V) => void
  onBlur: (event: React.FocusEvent) => void
}

/**
 * A form: checked by the contract on submit and on every change; a field's problem is shown once the field was touched,
 * all on submit, when the focus goes to the first. What the server says of a field stands until the field changes.
 */
export function useForm<Form extends Values>({ start, schema, send, onRefused, onChange }: Rules<Form>) {
  const form = useRef<HTMLFormElement>(null)
  const { values, problems, fill, reset, ...fields } = useFields(start, schema)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')

  function showAll(errors: FieldErrors = {}): void {
    flushSync(() => fields.refuse(errors))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    if (problems.size > 0) return showAll()
    setState('sending')
    try {
      await send(values)
      setState('done')
    } catch (error) {
      flushSync(() => setState('idle'))
      if (error instanceof ApiRefusal && error.failure.errors) showAll(error.failure.errors)
      onRefused(error)
    }
  }

  function field<Name extends keyof Form & string>(name: Name): Field<Form[Name]> {
    return {
      name,
      value: values[name],
      problem: fields.findProblem(name),
      onChange: (value) => {
        fields.change(name, value)
        onChange?.()
        if (state === 'done') setState('idle')
      },
      onBlur: ({ relatedTarget }) => {
        // Whoever goes on to a button or link has not left the field for good, and nothing may move under the finger.
        if (relatedTarget?.closest('a, button')) return
        fields.touch(name)
      },
    }
  }

  return {
    values,
    field,
    fill,
    reset,
    isValid: problems.size === 0,
    isSending: state === 'sending',
    isDone: state === 'done',
    formProps: {
      ref: form,
      onSubmit: (event: React.FormEvent) => void submit(event),
      noValidate: true,
      method: 'post',
    },
  } as const
}

/** What the fields of a form hold, which were touched, and what the server said of them. */
function useFields<Form extends Values>(start: Form, schema: z.ZodMiniType) {
  const t = useTexts()
  const [values, setValues] = useState(start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Partial<FieldErrors>>({})
  const problems = problemsOf(schema, values)
  return {
    values,
    problems,
    /** What is shown at a field, in the reader's words. */
    findProblem: (name: string) => {
      if (!touched.has(name)) return undefined
      const problem = problems.get(name)
      return refused[name]?.join('\n') ?? (problem && describeProblem(t, problem, name))
    },
    change: (name: string, value: Value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setRefused((before) => ({ ...before, [name]: undefined }))
    },
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
    refuse: (errors: FieldErrors) => {
      setRefused(errors)
      setTouched(new Set(Object.keys(start)))
    },
    /** Writes into fields what their writer did not type. */
    fill: (some: (before: Form) => Partial<Form>) => setValues((before) => ({ ...before, ...some(before) })),
    /** Empties the form for the next. */
    reset: () => {
      setValues(start)
      setTouched(new Set())
    },
  }
}

const known = new Set<string>(fieldProblems)

/** What was found in values; a form asks at every render, and the server for every page with a form in it. */
const checked = new WeakMap<Values, { schema: z.ZodMiniType; problems: Map<string, FieldProblem> }>()

function problemsOf(schema: z.ZodMiniType, values: Values): Map<string, FieldProblem> {
  const before = checked.get(values)
  if (before?.schema === schema) return before.problems
  const problems = new Map<string, FieldProblem>()
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0])
    const problem = known.has(message) ? (message as FieldProblem) : 'field.invalid'
    if (!problems.has(name)) problems.set(name, problem)
  }
  checked.set(values, { schema, problems })
  return problems
}
