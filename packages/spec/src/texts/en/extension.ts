export default {
  title: 'Browser Extension',
  headline: 'Automation, where you already work',
  lead: 'The {product} extension brings your agents into the page in front of you: it learns from what you repeat and takes it over when you say so.',
  sampleNote: 'Sample content',
  availability: {
    text: 'For Chrome, Firefox and Edge. Not in the stores yet: you get the package here and load it yourself.',
    action: 'Open the dashboard',
  },
  features: {
    title: 'A quiet helper in the corner',
    items: {
      assistant: {
        title: 'AI Learning Assistant',
        text: 'Notices what you do again and again, and suggests an agent for it.',
      },
      instant: {
        title: 'Instant Automation',
        text: 'Right-click a table, a form or a text and hand it to an agent on the spot.',
      },
      privacy: {
        title: 'Privacy First',
        text: 'Local processing: what it learns about your habits stays in your browser.',
      },
      crossSite: {
        title: 'Cross-Site Automation',
        text: 'One task may lead through several sites. You grant each of them once.',
      },
    },
  },
  menu: {
    label: 'An example of the right-click menu on a table',
    example: 'Example',
    page: 'Open orders',
    columns: { order: 'Order', customer: 'Customer', total: 'Total' },
    root: 'Automate this',
    actions: {
      table: 'Extract this table',
      record: 'Record steps',
      form: 'Fill this form from my data',
      run: 'Run an agent on this page',
    },
  },
  downloads: {
    title: 'Get it for your browser',
    lead: 'Built by this installation, from the same source for all three. Size and checksum are those of the file you get.',
    available: 'Available',
    version: 'Version {version}, {size}',
    button: 'Download',
    named: 'Download for {browser}',
    busy: 'Downloading...',
    started: 'Download started! Check your downloads folder.',
    failed: 'The package could not be fetched. Check your connection and try again.',
    checksum: 'SHA-256',
    none: 'This installation was built without the packages. Run its build once, and they appear here.',
  },
  install: {
    title: 'Installed in three steps',
    steps: {
      download: {
        title: 'Download',
        text: 'Get the package for your browser above and unpack it into a folder that stays where it is.',
      },
      install: {
        title: 'Install',
        text: 'Chrome and Edge: open the extensions page, switch Developer mode on, press “Load unpacked” and choose the folder. Firefox: open about:debugging, “This Firefox”, “Load Temporary Add-on”; it stays until Firefox is closed.',
      },
      automate: {
        title: 'Automate',
        text: 'Connect it below with a one-time code, then right-click anything and choose “Automate this”.',
      },
    },
  },
  connect: {
    title: 'Connect a browser',
    lead: 'Type the address and a one-time code into the panel of the extension. A connected browser can list, create and run agents and read its tasks. It reaches nothing else of your account.',
    make: 'Connect a browser',
    again: 'Make a new code',
    code: 'One-time code',
    address: 'Address',
    hint: 'Good for one browser, for {minutes, number} minutes.',
    expired: 'This code has expired. Make a new one.',
    list: 'Connected browsers',
    none: 'No browser is connected yet.',
    seen: 'Last seen <when></when>',
    revoke: 'Disconnect',
    revokeNamed: 'Disconnect {name}',
    signIn: 'Sign in to connect a browser.',
    signInAction: 'Sign In',
    failed: 'This could not be done. Try again.',
    copy: 'Copy',
    copied: 'Copied',
  },
  voices: {
    title: 'What people say',
    stars: '{stars, number} of 5 stars',
    items: {
      research: {
        quote: 'I collect tables all day. Now I right-click them.',
        role: 'Market researcher',
      },
      recruiting: {
        quote: 'It asks before it touches a new site. That is why our IT said yes.',
        role: 'Recruiter',
      },
      shop: {
        quote: 'It spotted that I retype the same address every morning, and offered to stop that.',
        role: 'Shop owner',
      },
    },
  },
} as const
