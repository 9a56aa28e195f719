export default {
  completed: 'A run is finished',
  failed: 'A run has failed',
  needsYou: 'A run needs you',
} as const
