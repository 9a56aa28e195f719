import type { Step } from './tool.ts'

const none = async (): Promise<never> => {
  throw new Error('This step was given no such thing.')
}

/** A step in which there is nothing but what the test hands in. */
export const bareStep = (over: Partial<Step> = {}): Step => ({
  key: 'test-1',
  signal: new AbortController().signal,
  log: () => undefined,
  logIn: none,
  keep: none,
  meanwhile: () => undefined,
  open: none,
  remember: none,
  recall: none,
  session: async (_name, open) => (await open()).value,
  ...over,
})
