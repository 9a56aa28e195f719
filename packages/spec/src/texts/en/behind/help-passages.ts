/** What the help chat answers from, beside the questions of the help page: each passage is about one screen. */
export default {
  agent: {
    title: 'What an agent is',
    text: 'An agent is a helper with a name, a purpose in your own words and the steps that were made of it. It opens pages, fills in forms, reads documents, writes mails and collects data, and it does so again whenever you run it. What it may use is set in its editor.',
    tags: 'agent, bot, helper, assistant, what is, meaning',
  },
  firstTask: {
    title: 'Your first task',
    text: 'Open the Command Center, say in plain words what should be done, and look at the plan before you press Run it. No agent is needed for that. Dry run walks through everything and changes nothing.',
    tags: 'first task, begin, run, plain words, dry run, plan, try',
  },
  practice: {
    title: 'The practice shop',
    text: 'The practice shop is a small web site of your own on which agents may do anything. Nobody is harmed there: say “the practice shop” in a task to try things out. A restart makes it new.',
    tags: 'practice, rehearse, test, shop, sandbox, safe, demo site',
  },
  logIns: {
    title: 'Log-ins and one-time codes',
    text: 'Store a user name and a password under Log-ins in the Command Center, with the key of the code generator if the site asks for one-time codes. They lie sealed, are typed only into the site they belong to, and can be replaced but never read again.',
    tags: 'log in, login, password, credentials, one-time code, totp, authenticator, sign in to a site, store',
  },
  approvals: {
    title: 'Approvals',
    text: 'Before a step that you want to see first, an agent waits and asks. You are shown exactly what would be sent or changed, and nothing happens until you approve it. When a request expires or is declined, the step is not taken.',
    tags: 'approve, approval, permission, ask me first, confirm, decline, allow',
  },
  proof: {
    title: 'Proof and verdicts',
    text: 'Every finished task has a verdict. Verified means that something besides the act itself shows it, such as the site’s own server or the page loaded afresh; seen, that the page shows it; contradicted, that the evidence says otherwise, and unverified that nothing proves it. The run shows the proof of each step.',
    tags: 'proof, verdict, verified, unverified, contradicted, evidence, trust, really done',
  },
  schedules: {
    title: 'Schedules',
    text: 'In an agent’s editor you say when it runs, in words or as cron, and you see the next five times. Nine o’clock stays nine o’clock when the clocks change. A run that was missed is made up for once or skipped, as you choose.',
    tags: 'schedule, every day, daily, weekly, cron, timer, automatically, recurring, time zone, missed',
  },
  watches: {
    title: 'Watching a price',
    text: 'Price watches, which you reach from My Agents, compare a price in every result of an agent with the one before. You are told when it falls by 5 % or more, reaches your target or rises by 10 % or more. A schedule makes the agent look again by itself.',
    tags: 'price, product, watch, monitor, tell, alert, target, gets cheaper, drop, track',
  },
  hooks: {
    title: 'Starting an agent from another program',
    text: 'An agent’s editor gives you an address and a secret. A program that sends signed JSON to that address starts the agent, and the same message twice starts it once. Only the stored agent runs; nothing else in the message has an effect.',
    tags: 'hook, trigger, incoming, start from another program, zapier, signature, secret, event',
  },
  webhooks: {
    title: 'Webhooks that tell your programs',
    text: 'With POST /api/webhooks you name an address that is told when a task begins, ends, fails or waits. Every message is signed, and what could not be delivered is tried again. A webhook says which task it is about, never what was in it.',
    tags: 'webhook, outgoing, notify, notification, callback, delivery, endpoint',
  },
  apiKeys: {
    title: 'API keys',
    text: 'Switch on API access in Account Settings and create a key there. It is shown once, may read, write or both, and can end by itself. A key works on your behalf but never reaches the account or its money. Every call is described at /api/docs.',
    tags: 'api key, token, rest, developer, scope, access, curl, documentation',
  },
  limits: {
    title: 'Limits and what counts as an action',
    text: 'One action is one step that an agent carried out for you: a page opened, a form filled in, a record extracted, a message sent, a call placed. Planning, retries of a failed step, dry runs and reading your own data are free. At the monthly limit agents rest.',
    tags: 'action, count, limit, usage, quota, what counts, charged, free, credits',
  },
  rollover: {
    title: 'Actions that roll over',
    text: 'Unused actions roll over for one billing period, and what expires first is used first. No more rolls into a smaller plan than that plan holds.',
    tags: 'rollover, carry over, unused, expire, leftover, next month',
  },
  planChange: {
    title: 'Changing your plan',
    text: 'A larger plan begins at once, and you see beforehand what you pay for the rest of the period. A smaller one begins with the next period and can be taken back until then, in Account Settings under Billing & Subscription.',
    tags: 'change plan, upgrade, downgrade, switch, larger, smaller, proration, subscription',
  },
  cancel: {
    title: 'Cancelling a subscription',
    text: 'Cancel in Account Settings under Billing & Subscription. You keep what you paid for until the period ends, and until then you can resume. Afterwards the account goes on with the free tier.',
    tags: 'cancel, unsubscribe, stop paying, end subscription, resume, refund, quit',
  },
  transfer: {
    title: 'Exporting and importing',
    text: 'Account Settings, Data Management: the export holds everything stored about you except secrets. An export can be imported into an account without agents and tasks, up to 512 MB. An import starts nothing, and schedules arrive paused.',
    tags: 'export, import, download, backup, move, transfer, data, zip, gdpr',
  },
  deleteAccount: {
    title: 'Deleting the account',
    text: 'Account Settings, Danger Zone: after your password and a word of confirmation the account is gone with everything it owned. A paid subscription is ended at once. Nothing can be brought back, so export first.',
    tags: 'delete account, remove, erase, close account, danger zone, gdpr',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'Switch it on in Account Settings under Security & Privacy: scan the code with an authenticator app, type the number it shows, and keep the backup codes. From then on signing in asks for a number as well.',
    tags: 'two-factor, 2fa, mfa, authenticator, second factor, backup codes, qr, security',
  },
  models: {
    title: 'Models and their keys',
    text: 'The built-in planner needs no key. With ANTHROPIC_API_KEY or OPENAI_API_KEY on the server you can choose a model in Account Settings under AI & Automation. Without a key, or when a provider fails, the built-in planner does the work and says so.',
    tags: 'model, gpt, claude, openai, anthropic, llm, key, planner, ai, provider',
  },
  waiting: {
    title: 'Why a task may wait',
    text: 'A task waits when it needs your approval, when the monthly limit is reached, when it was paused, when as many tasks run as your settings allow, or when a step may or may not have happened and only you can tell. The task says which of these it is.',
    tags: 'wait, waiting, pending, stuck, queue, does not start, slow, paused, hangs',
  },
  retry: {
    title: 'Going on from the failed step',
    text: 'A failed run offers to go on from the step that failed. What was finished before is taken over and not done or counted again. Where that would not be safe, the button says that it begins anew.',
    tags: 'retry, again, resume, failed step, continue, rerun, repeat',
  },
  crash: {
    title: 'After a crash',
    text: 'A task survives a crash of the server: another worker takes it over from the last recorded step. Nothing is counted twice. A step that sends something and may already have happened is not repeated on a guess; you are asked.',
    tags: 'crash, power failure, restart, server down, interrupted, lost, recover, twice',
  },
  files: {
    title: 'Where files are',
    text: 'Files that a task made or fetched are in its run in Task History, ready to download. They are kept as long as the task: 30 days on the free tier, 90 to 730 on paid plans.',
    tags: 'file, files, download, csv, excel, pdf, result, artefact, where, saved, keep, how long',
  },
  mail: {
    title: 'Mail server and outbox',
    text: 'With SMTP_URL on the server mails are sent. Without it nothing is sent: every mail is kept in the outbox, which you find in Account Settings, and a task that wanted to send one ends unverified.',
    tags: 'mail, e-mail, email, smtp, outbox, not delivered, send, inbox, imap',
  },
  phone: {
    title: 'Phone calls and rehearsals',
    text: 'Without a phone service every call is a rehearsal: it is written down as it would go, and nobody is phoned. With TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and PUBLIC_URL on the server calls are really placed.',
    tags: 'phone, call, telephone, rehearsal, rehearse, twilio, call center, voice',
  },
  selfHosting: {
    title: 'Hosting it yourself',
    text: 'npm start brings its own PostgreSQL and needs nothing else. For a PostgreSQL of your own, version 15 or newer, set DATABASE_URL; the tables are made at start. Set AUTH_MODE=accounts and PUBLIC_URL when others are to sign in.',
    tags: 'self-host, install, server, postgresql, postgres, database, docker, on-premise, own machine, deploy',
  },
} as const
