/** What the help chat says besides passages. A name in braces is filled in; nothing else is made up. */
export default {
  unknown: 'I do not know the answer to that. The nearest I have: “{first}” and “{second}”.',
  signIn: 'That is about your own runs. Sign in, and I can look at them.',
  signInTitle: 'Sign in',
  plans: {
    title: 'Plans and prices',
    line: '{name}: {monthly} a month or {yearly} a year, {actions} AI actions a month, up to {agents} agents.',
    tags: 'price, cost, how much, plan, starter, pro, enterprise, custom, monthly, yearly, dollars, cheap, expensive',
  },
  failed: {
    none: 'None of your tasks has failed.',
    text: '“{task}” failed on {when}.',
    step: 'It stopped at step {position}, “{step}”.',
    error: 'The error was: {error}',
    helps:
      'What helps: open the run and look at that step. Then go on from it, or say more exactly which page or field is meant.',
    rejected: 'What helps: the step was declined or nobody approved it in time. Run the task again and approve it.',
  },
  last: {
    none: 'You have not run a task yet.',
    text: '“{task}” from {when}: {status}. Steps taken: {steps}. Actions used: {actions}. Cost: {cost}.',
    status: { pending: 'waiting', running: 'under way', completed: 'completed', failed: 'failed' },
  },
  waiting: {
    none: 'Nothing waits for you.',
    approval: '“{task}” waits for your approval of “{step}”.',
    review: '“{task}” wants to know whether a step really happened.',
    limit: '“{task}” rests until there are actions again.',
    paused: '“{task}” is paused.',
    more: 'And {count} more.',
  },
  left: {
    text: 'You have {left} of {granted} actions left. A new period begins on {when}.',
    title: 'Usage and plan',
  },
} as const
