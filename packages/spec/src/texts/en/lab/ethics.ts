export default {
  lead: 'Looks one agent over: what it is told, what its steps do, what it may do, and what its last runs have left behind. It only reads.',
  agent: 'Agent',
  noAgentsHint: 'Create an agent, then have it looked over here.',
  summary: '{count, plural, =0 {No findings.} one {# finding.} other {# findings.}}',
  looked:
    'Looked at {steps, plural, one {# step} other {# steps}}, {runs, plural, one {# run} other {# runs}} and {lines, plural, one {# line} other {# lines}} of their journals.',
  noRuns: 'It has not run yet, so its record says nothing.',
  again: 'Look again',
  clear: 'Nothing found',
  found: '{count, plural, one {# finding} other {# findings}}',
  evidence: 'Evidence',
  more: 'and {count, number} more',
  checks: {
    'personal-data': {
      title: 'Personal data',
      text: 'Addresses, phone, account and card numbers in the words, the steps and the journals.',
    },
    permissions: {
      title: 'Permissions wider than used',
      text: 'What the agent may do and its steps do not need.',
    },
    irreversible: {
      title: 'Irreversible steps without approval',
      text: 'What cannot be taken back and asks nobody first.',
    },
    unverified: {
      title: 'Unverified success',
      text: 'Runs that ended as completed without proof, or against it.',
    },
  },
  severities: {
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
  places: {
    objective: 'In the objective: {says}',
    step: 'Step {at}: {says}',
    run: 'Run: {says}',
  },
  settings: {
    fileAccess: 'File access is on',
    appAccess: 'App access is on',
  },
  remedies: {
    setup: 'Open the setup',
    steps: 'Open the steps',
  },
  findings: {
    'personal-in-words': {
      title: 'Personal data stands in the objective',
      remedy: 'Take it out of the words and keep it as a stored log-in, or give it along with a run.',
    },
    'personal-in-steps': {
      title: 'Personal data stands in the steps',
      remedy: 'Replace the value with one that is given along with a run, such as an input.',
    },
    'personal-in-runs': {
      title: 'Runs have touched personal data',
      remedy: 'Read only the fields that are needed, and make sure you may process the others.',
    },
    'file-access-unused': {
      title: 'File access that no step needs',
      remedy: 'Switch file access off.',
    },
    'app-access-unused': {
      title: 'App access that no step needs',
      remedy: 'Switch app access off.',
    },
    'any-log-in': {
      title: 'May use any of your log-ins; its steps name these',
      remedy: 'Name the log-ins it may use.',
    },
    'any-site': {
      title: 'May visit any site; its steps name these',
      remedy: 'Name the sites it may visit.',
    },
    'sends-unasked': {
      title: '{count, plural, one {A step sends} other {# steps send}} without asking you',
      remedy: 'Have it ask before it sends anything.',
    },
    'sends-unlimited': {
      title: '{count, plural, one {A step sends} other {# steps send}} as often as the list it finds is long',
      remedy: 'Set the most actions it may use in one task.',
    },
    'contradicted-success': {
      title: '{count, plural, one {# run says} other {# runs say}} completed, and the evidence says otherwise',
      remedy: 'Open the run, see which step was contradicted, and mend it.',
    },
    'unverified-success': {
      title: '{count, plural, one {# run} other {# runs}} completed without proof of the effect',
      remedy: 'Add a step that reads the result back, or use one whose answer proves it.',
    },
  },
} as const
