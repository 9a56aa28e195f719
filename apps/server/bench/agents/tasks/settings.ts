import { type BenchTask, last, once, reads, says, writes } from './task.ts'

export const settingsTasks: readonly BenchTask[] = [
  writes(
    'settings',
    [
      'Go to @, open Profile, set the display name to Samira and save the profile',
      'On @ go to Profile, change Display name to Samira, then press Save profile',
      'Open @ and in the profile change the display name to "Samira" and save',
    ],
    (done) => once(done, { display: 'Samira' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Profile, choose Asia/Tokyo as time zone and save the profile',
      'On @ in Profile set Time zone to Asia/Tokyo and press "Save profile"',
      'Open @, go to the profile, select Asia/Tokyo for the time zone and save',
    ],
    (done) => once(done, { zone: 'Asia/Tokyo' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Notifications, tick Security alerts and save the changes',
      'On @ go to Notifications, turn on Security alerts and press Save changes',
      'Open @ and under notifications enable "Security alerts", then save',
    ],
    (done) => once(done, { security: 'on', weekly: 'on' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Notifications, untick Weekly summary and save the changes',
      'On @ go to Notifications, turn off Weekly summary and press Save changes',
      'Open @ and under notifications disable "Weekly summary", then save',
    ],
    ({ state }) => state.posts.length === 1 && last(state).weekly === undefined,
  ),
  reads(
    'intranet',
    [
      'Log in to @ and tell me my remaining leave',
      'Sign in at @ and tell me the remaining leave',
      'Go to @, log in and read the remaining leave',
    ],
    says(17),
  ),
  writes(
    'settings',
    [
      'Go to @, open Profile, set the display name to Nora and choose Europe/Paris as time zone, then save the profile',
      'On @ go to Profile, change Display name to Nora, set Time zone to Europe/Paris and press Save profile',
      'Open @, go to Profile, fill Display name with Nora, choose Europe/Paris and press Save profile',
    ],
    (done) => once(done, { display: 'Nora', zone: 'Europe/Paris' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Notifications, tick Security alerts, untick Weekly summary and save the changes',
      'On @ go to Notifications, turn on Security alerts, turn off Weekly summary and press Save changes',
      'Open @ and under Notifications enable Security alerts and disable Weekly summary, then save',
    ],
    (done) => once(done, { security: 'on' }) && last(done.state).weekly === undefined,
  ),
  reads(
    'settings',
    [
      'What is the display name in the profile on @?',
      'Go to @, open Profile and tell me the display name',
      'Open @, go to the profile and read the display name',
    ],
    says('Sam'),
  ),
  reads(
    'intranet',
    [
      'How many days of leave do I have left on @? Log in first',
      'Log in at @ and give me the remaining leave',
      'Melde dich bei @ an und sag mir den Remaining leave',
    ],
    says(17),
  ),
]
