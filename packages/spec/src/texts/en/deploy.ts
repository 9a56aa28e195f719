export default {
  title: 'Bot Deployment Center',
  subtitle: 'Choose platforms, configure a bot, deploy it and keep it in hand.',
  tabs: {
    label: 'Deployment',
    select: 'Platform Selection',
    configure: 'Configure and Deploy',
    manage: 'Manage Bots',
  },
  select: {
    title: 'No platforms to select',
    hint: 'The platform catalogue of this installation is empty. You can create an agent now: its objective and capabilities are what a bot is made of.',
    action: 'Create an agent',
  },
  configure: {
    title: 'Nothing to configure',
    hint: 'A bot is configured for the platforms it works on, and none is selected. An agent needs none: create one in the Command Center.',
    action: 'Create an agent',
  },
  manage: {
    title: 'No bots deployed',
    hint: 'A deployed bot is paused and activated here. The agents you have created are in the Command Center.',
    action: 'See your agents',
  },
} as const
