export default {
  title: 'Admin Analytics Dashboard',
  subtitle: 'Users, revenue, AI actions and what they cost.',
  denied: {
    title: 'Admin access denied',
    hint: 'This page is for administrators of this installation. Your own usage is in the sidebar of your dashboard.',
    action: 'Back to the dashboard',
  },
  cards: {
    users: 'Total Users',
    revenue: 'Total Revenue',
    actions: 'AI Actions',
    cost: 'Avg Cost/Action',
  },
  notMeasured: 'Not measured',
  empty: {
    title: 'Nothing to analyse',
    hint: 'No work has been measured on this installation yet. Create an agent in the Command Center to give it some.',
    action: 'Create an agent',
  },
} as const
