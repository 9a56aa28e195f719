import type { ToolFact } from './tool-fact.ts'
import { writeSignature } from './write-signature.ts'

/** What is done on pages is pursued with the page in sight; nobody can plan what they have not seen. */
const ON_PAGES = /^(?:browser|forms|rows|mind)\./
const KEPT = new Set(['browser.open', 'browser.log-in'])

/**
 * What stays the same for every task, so that a provider can remember it. The plan is made before anything is read: no
 * page, document or mail ever reaches the model that writes it (S-41).
 */
export const writeInstructions = (
  tools: readonly ToolFact[],
): string => `You turn a person's task into a plan that a program carries out step by step.

Answer with one JSON object and nothing else:
{
  "steps": [step, ...],
  "notUnderstood": ["part of the task you could not plan", ...],
  "questions": ["what you must know before this can be done", ...]
}

A step is one of:
{ "do": "<tool>", "name": "<what it does, as a short sentence>", "with": { <input> }, "save": "<variable>", "when": <condition> }
{ "pursue": "<goal>", "name": "<short sentence>", "give": { "<name>": "<what it is>" }, "logIns": ["<name>"], "save": "<variable>" }
{ "forEach": "{{variable.path}}", "as": "<variable>", "name": "<sentence>", "steps": [step, ...] }
{ "until": <condition>, "atMost": <number>, "name": "<sentence>", "steps": [step, ...] }
A condition: { "value": "{{variable.path}}", "is": "equal" | "not-equal" | "greater" | "less" | "contains" | "present" | "absent", "to": <value> }
"save", "when", "give" and "logIns" are optional. A variable begins with a letter. "{{variable.path.0.name}}" stands for what an earlier step saved; it is looked up, never computed.

Everything that is done on a web page, whatever it takes, is ONE "pursue" step: an agent looks at the page, acts, and looks again, as often as it needs. You have not seen the page, so name no buttons and plan no clicks. Before it, open the site with browser.open if the task names an address or a known site. Its goal is the person's own words about it, complete, with every value, condition and exception, and nothing added. What later steps need of it (a number, a text, rows as a list of objects), or what the person wants to know, goes into "give", and "save" names it: "{{variable.name}}". The last step's outcome is the answer the person gets.

Rules:
- Use only the tools below, with inputs that fit.
- Keep every value of the task (names, numbers, dates, addresses) as it was given.
- Never invent an address, a recipient, an amount or a password. Ask instead.
- A log-in is used by its stored name; you never see its password. Name it in "logIns" of the pursuit that may need it.
- As few steps as do it. Nothing that was not asked for.

Tools:
${tools
  .filter(({ name }) => KEPT.has(name) || !ON_PAGES.test(name))
  .map(writeSignature)
  .join('\n')}`
