export default {
  title: 'Platform Universe',
  subtitle: 'The platforms a bot can work with.',
  empty: {
    title: 'No Platforms Found',
    hint: 'The catalogue of this installation is empty. Agents do not depend on it: create one in the Command Center and say in words which sites it works on.',
    action: 'Create an agent',
  },
} as const
