import { z } from 'zod'

const Words = z.string().min(1).max(500)

/** What is meant on a page: its words as a person says them, or several descriptions that must all fit. */
export const Target = z.union([
  Words.describe('What it is called: its label, its text or its placeholder'),
  z
    .strictObject({
      ref: z.string().max(20).optional().describe('Its reference in the last look, where there was one'),
      role: z.string().max(40).optional().describe('button, link, textbox, checkbox, combobox, row, …'),
      name: Words.optional().describe('What it is called'),
      label: Words.optional().describe('The label of a field'),
      text: Words.optional().describe('Text it shows'),
      placeholder: Words.optional(),
      near: Words.optional().describe('Text in the same row, card or section'),
      css: z.string().max(1_000).optional().describe('A CSS selector, where nothing else tells it apart'),
      nth: z.number().int().min(1).max(1_000).optional().describe('Which one, counted from 1, where several fit'),
      exact: z.boolean().default(false),
    })
    .refine(({ exact: _, nth: __, near: ___, ...said }) => Object.values(said).some((one) => one !== undefined), {
      error: 'must say what is meant: ref, role, name, label, text, placeholder or css',
    }),
])
export type Target = z.infer<typeof Target>

/** A target as one would say it. */
export function sayTarget(target: Target): string {
  if (typeof target === 'string') return `"${target}"`
  const { name, label, text, placeholder, css, role, near, ref } = target
  const said = name ?? label ?? text ?? placeholder ?? css ?? (role ? undefined : ref)
  return [role, said && `"${said}"`, near && `near "${near}"`].filter(Boolean).join(' ')
}

/** Meant by its place among others that are alike. */
export const isOneOfSeveral = (target: Target): boolean =>
  typeof target === 'object' && (target.near !== undefined || target.nth !== undefined)
