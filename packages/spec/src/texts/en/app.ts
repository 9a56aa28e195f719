export default {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
} as const
