export default {
  lastUpdated: 'Last updated {date, date, long}',
  contents: 'On this page',
  related: 'Legal and trust',
  sampleNote: 'Sample content: the operator of this installation replaces these statements by its own.',
  names: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    security: 'Security Overview',
    compliance: 'Compliance and Certifications',
  },
  privacy: {
    intro:
      'This policy says which data {product} collects about you, what it is used for, who may see it and what you can ask of us.',
    sections: {
      collect: {
        title: 'Data we collect',
        text: 'We collect only what the service needs:',
        items: {
          account: '<b>Account data</b>: your name, e-mail address, password (as a hash) and settings.',
          payment:
            '<b>Payment information</b>: handled by our card payment provider. We keep the last digits and the invoice, never the card number.',
          professional: '<b>Professional details</b>: your company and role, if you give them.',
          usage: '<b>Usage</b>: the agents you create, the tasks they run and the AI actions they use.',
          technical: '<b>Technical data</b>: IP address, browser, device and log entries.',
        },
      },
      use: {
        title: 'How we use it',
        text: 'To run your agents and show you their results, to bill your plan, to answer you, to keep the service secure, to improve it, and to meet our legal duties. The content of your tasks is not used for advertising.',
      },
      sharing: {
        title: 'No sale, and when we share',
        text: 'We do not sell your data. We share it only in these cases:',
        items: {
          providers: 'with providers who work for us under contract, such as hosting and payment',
          request: 'with platforms you tell an agent to work with',
          law: 'when the law obliges us to',
          transfer: 'with a successor, if the business is transferred, under this same policy',
        },
      },
      protection: {
        title: 'Encryption',
        text: 'Data is encrypted with TLS 1.3 in transit and with AES-256 at rest: the product itself seals passwords, keys and other secrets, and the operator’s storage encrypts the rest. Access is limited to people who need it, and is logged.',
      },
      rights: {
        title: 'Your rights',
        text: 'You may ask for any of the following. We answer privacy requests within 30 days.',
        items: {
          access: '<b>Access and portability</b>: a copy of your data in a common format.',
          correction: '<b>Correction</b> of what is wrong.',
          deletion: '<b>Deletion</b> of your account and its data.',
          restriction: '<b>Restriction</b> of how it is used.',
          objection: '<b>Objection</b> to a use.',
          withdrawal: '<b>Withdrawal of consent</b>, at any time, for the future.',
        },
      },
      transfers: {
        title: 'International transfers',
        text: 'Where data leaves your country, standard contractual clauses or an adequacy decision protect it as at home.',
      },
      retention: {
        title: 'How long we keep it',
        text: 'As long as your account exists; tasks and files for as long as your plan keeps them. When a plan or contract ends, your data can be exported for another 30 days. If you delete your account yourself, everything is erased at once, so export it first. Invoices are kept for as long as tax law demands.',
      },
      changes: {
        title: 'Changes to this policy',
        text: 'We give 30 days notice of material changes, by e-mail and on this page.',
      },
    },
  },
  terms: {
    intro: 'These terms apply between you and the operator of {product} when you use the service.',
    sections: {
      eligibility: {
        title: 'Who may use it',
        text: 'You must be 18 or older. You keep your sign-in to yourself, give true details and answer for what is done with your account, including the work you hand to agents.',
      },
      use: {
        title: 'Acceptable use',
        text: 'Use agents for lawful work, on systems you may access, and within the rules of those systems. It is prohibited to:',
        items: {
          law: 'break a law or the rights of others',
          access: 'enter systems or accounts without permission',
          spam: 'send spam, deceive people or pose as somebody else',
          harm: 'spread malware or overload a service',
          resell: 'resell the service or get around its limits',
        },
      },
      availability: {
        title: 'Availability',
        text: 'We aim at 99.9% uptime. Planned maintenance is announced. Agents pause when the monthly limit of a plan is reached.',
      },
      payment: {
        title: 'Plans and payment',
        text: 'Paid subscriptions are billed in advance through a card payment provider.',
        items: {
          increases: 'We give 30 days notice of price increases.',
          refunds:
            'There are no refunds for partial months, unless the law requires them. Our money-back guarantee remains unaffected.',
          failed: 'If a payment fails, the service may be suspended and late fees may apply.',
        },
      },
      ending: {
        title: 'Cancellation and termination',
        text: 'You may cancel at any time; the service continues to the end of the paid period. We may end an account that breaks these terms. Your data can be exported for 30 days after termination, then it is deleted. If you delete your account yourself, everything is erased at once.',
      },
      content: {
        title: 'Your content',
        text: 'What you put in and what your agents produce is yours. You let us process it as far as the service needs.',
      },
      liability: {
        title: 'Liability',
        text: 'The service is provided as it is. As far as the law allows, our liability is capped at the amounts you paid in the 12 months before the claim.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'We may change these terms when the service or the law changes, and tell you before a material change applies. Whoever does not agree may cancel; whoever goes on using the service accepts the new terms.',
      },
      disputes: {
        title: 'Law and disputes',
        text: 'California law applies; the courts of San Francisco decide. Disputes take three steps, in this order:',
        items: {
          direct: 'direct resolution: you write to us, and we look for a solution together',
          mediation: 'mediation by a neutral person',
          litigation: 'litigation, if both have failed',
        },
      },
    },
  },
  cookies: {
    intro:
      'Cookies are small files a site keeps in your browser. This page lists those that {product} uses, and other storage of the same kind.',
    sections: {
      categories: {
        title: 'Categories',
        text: 'Every cookie belongs to one of five categories:',
        items: {
          essential:
            '<b>Essential</b>: signing in and protection against forged requests. The service does not work without them.',
          performance: '<b>Performance</b>: how fast pages load and where errors happen.',
          functional: '<b>Functional</b>: your language, theme and other choices.',
          analytics: '<b>Analytics</b>: which parts of the service are used, in sum.',
          marketing: '<b>Marketing</b>: whether an announcement of ours brought you here.',
        },
      },
      firstParty: {
        title: 'First-party cookies',
        text: 'We set these ourselves:',
        table: {
          head: { name: 'Cookie', purpose: 'Purpose', duration: 'Kept for' },
          session: { name: 'Session', purpose: 'Keeps you signed in', duration: '7 days after your last visit' },
          csrf: { name: 'CSRF token', purpose: 'Rejects forged requests', duration: 'Session' },
          preferences: { name: 'Preferences', purpose: 'Language, theme and layout', duration: '1 year' },
          analytics: { name: 'Analytics id', purpose: 'Counts visits, if you allow it', duration: '2 years' },
        },
      },
      thirdParty: {
        title: 'Third-party services',
        text: 'These services may set cookies of their own where an installation uses them:',
        table: {
          head: { name: 'Service', purpose: 'Purpose', duration: 'Category' },
          payment: { name: 'Payment', purpose: 'Card payments and fraud checks', duration: 'Essential' },
          analytics: { name: 'Analytics', purpose: 'Statistics of use', duration: 'Analytics' },
          chat: { name: 'Support chat', purpose: 'Continues a conversation with support', duration: 'Functional' },
          cdn: { name: 'CDN', purpose: 'Delivers files from a server near you', duration: 'Performance' },
        },
      },
      storage: {
        title: 'Other storage',
        text: 'Besides cookies, your browser may keep:',
        items: {
          local: '<b>Local storage</b>: choices that stay, such as the theme and your answers in Help.',
          session: '<b>Session storage</b>: drafts, until the tab is closed.',
          indexed: '<b>Indexed storage</b>: larger files of the application, for work offline.',
        },
      },
      agents: {
        title: 'Cookies your agents meet',
        text: 'An agent that works on a web page receives the cookies of that page, as your own browser would. They are kept apart for each account, are used for the task at hand only, and are deleted with the sign-in you stored for that page.',
      },
      choices: {
        title: 'Your choices',
        text: 'Your browser can refuse or delete cookies. Without essential cookies you cannot sign in; without the others everything still works. Analytics Sharing is off until you turn it on in Account Settings.',
      },
      changes: {
        title: 'Changes to this page',
        text: 'When we begin to use another cookie we add it to these lists first. The date at the top says when they last changed. For questions, write to the support address in the footer.',
      },
    },
  },
  security: {
    intro: 'How {product} protects your account, your data and the work of your agents, and how to report a weakness.',
    sections: {
      framework: {
        title: 'Framework',
        text: 'Our controls follow the NIST Cybersecurity Framework, the CIS Controls and the OWASP verification standard. They are reviewed every year and after every incident.',
      },
      data: {
        title: 'Data protection',
        text: 'Connections use TLS 1.3. Passwords, keys and other secrets that agents need are sealed with AES-256 under a key of each account’s own; they are shown to nobody and are removed from logs, traces and pictures. Tasks and files lie on the operator’s storage, which encrypts them with AES-256. Backups are encrypted as well, and restoring them is practised.',
      },
      access: {
        title: 'Access',
        text: 'Access follows least privilege:',
        items: {
          roles: 'role-based access, for our staff and inside your account',
          mfa: 'multi-factor authentication, compulsory for our staff and offered to you',
          sessions: 'sessions you can see and end one by one',
          logs: 'a record of every administrative access',
        },
      },
      agents: {
        title: 'Agents at work',
        text: 'An agent has only the tools its task needs. You decide when it asks for your approval: before it sends something, before it changes anything, or, by default, when text from outside, your private data and a change come together. It always asks when a page or a message would decide where something goes. What a web page says is treated as content, never as an order.',
      },
      operations: {
        title: 'Operations',
        text: 'Changes are reviewed by a second person and tested before they go live. Systems are watched around the clock, dependencies are checked for known weaknesses before every release, and an outside firm tests the service once a year.',
      },
      people: {
        title: 'People',
        text: 'Whoever works with customer data is bound to confidentiality and trained every year. Access ends on the day the work ends.',
      },
      remediation: {
        title: 'Vulnerability remediation',
        text: 'Weaknesses are rated by severity and repaired within these targets:',
        table: {
          head: { name: 'Severity', purpose: 'Meaning', duration: 'Repaired within' },
          critical: { name: 'Critical', purpose: 'Data or control can be taken from outside', duration: '24 hours' },
          high: { name: 'High', purpose: 'The same, under conditions', duration: '7 days' },
          medium: { name: 'Medium', purpose: 'Limited effect, or hard to reach', duration: '30 days' },
          low: { name: 'Low', purpose: 'No direct effect', duration: '90 days' },
        },
      },
      report: {
        title: 'Reporting a weakness',
        text: 'Write to the support address in the footer, with the steps that show the weakness. We acknowledge reports within 24 hours and keep you informed until the repair. Whoever reports in good faith and spares other people’s data has nothing to fear from us.',
      },
      incidents: {
        title: 'Incidents',
        text: 'If your data is affected we tell you without delay what happened, what it means for you and what we do about it.',
      },
    },
  },
  compliance: {
    intro: 'The laws and standards {product} is built for, and how to ask for evidence.',
    sections: {
      privacy: {
        title: 'Privacy laws',
        text: 'The rights these laws give are open to all users, wherever they live:',
        table: {
          head: { name: 'Law', purpose: 'What it covers', duration: 'Region' },
          gdpr: {
            name: 'GDPR',
            purpose: 'Personal data, with a lawful basis for every use',
            duration: 'European Union',
          },
          ccpa: { name: 'CCPA', purpose: 'Knowing, deleting and not selling data', duration: 'California' },
          pipeda: { name: 'PIPEDA', purpose: 'Fair handling of personal information', duration: 'Canada' },
          lgpd: { name: 'LGPD', purpose: 'Personal data and its processing', duration: 'Brazil' },
        },
      },
      standards: {
        title: 'Security standards',
        text: 'Our controls are laid out along these standards:',
        table: {
          head: { name: 'Standard', purpose: 'What it covers', duration: 'Kind' },
          soc2: {
            name: 'SOC 2 Type II',
            purpose: 'Security, availability and confidentiality over time',
            duration: 'Audit',
          },
          iso27001: { name: 'ISO/IEC 27001', purpose: 'Management of information security', duration: 'ISO standard' },
          iso27017: { name: 'ISO/IEC 27017', purpose: 'Security of cloud services', duration: 'ISO standard' },
          iso27018: { name: 'ISO/IEC 27018', purpose: 'Personal data in the cloud', duration: 'ISO standard' },
          pci: { name: 'PCI DSS', purpose: 'Card data, handled by the payment provider', duration: 'Card industry' },
        },
      },
      processing: {
        title: 'Data processing',
        text: 'As your processor we act on your instructions only. A data processing agreement with standard contractual clauses, a list of subprocessors and the technical measures are part of the documentation.',
      },
      practice: {
        title: 'In practice',
        text: 'What the standards ask for is part of the product:',
        items: {
          export: 'export and deletion of your data in Account Settings',
          consent: 'analytics only with your consent, off by default',
          retention: 'your data can be exported for 30 days after termination, then it is deleted',
          training: 'yearly training of everybody who has access',
        },
      },
      audits: {
        title: 'Audits',
        text: 'Independent auditors examine the controls once a year. Findings are tracked until they are closed, with the same targets as weaknesses in the Security Overview. Customers on Enterprise and Custom plans may send questionnaires of their own.',
      },
      subprocessors: {
        title: 'Subprocessors',
        text: 'Hosting, payment and mail are the services we pass data to. Each is bound by contract to the same duties as we are, and we announce a new one before it begins.',
      },
      documents: {
        title: 'Requesting documentation',
        text: 'Write to the support address in the footer and name the documents you need. Documentation requests are answered in 2-3 business days; some documents require a confidentiality agreement.',
      },
      responsibility: {
        title: 'Shared responsibility',
        text: 'We answer for the service, you for what you let agents do: which data they see, which systems they enter, and whether your own rules allow it.',
      },
    },
  },
} as const
