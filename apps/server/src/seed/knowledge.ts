/** A block of a seeded article; `image` names a drawing. */
type SeedBlock =
  | { header: string }
  | { text: string }
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { image: 'sign' | 'phone'; caption: string }

/** A help article. `{client}` in a text is the name of the client. */
export interface SeedArticle {
  title: string
  /** Whether it has a header image. Default false. */
  picture?: boolean
  blocks: readonly SeedBlock[]
}

/** A category of help articles. */
export interface SeedKnowledgeCategory {
  label: string
  summary: string
  /** Whether it has an image. Default false. */
  picture?: boolean
  articles: readonly SeedArticle[]
}

/** The help of every client. */
export const KNOWLEDGE: readonly SeedKnowledgeCategory[] = [
  {
    label: 'Getting started',
    summary: 'Register, sign in and find your way around the employee portal.',
    picture: true,
    articles: [
      {
        title: 'Register for the portal',
        picture: true,
        blocks: [
          { text: 'You can use the employee portal of {client} from your first day. It takes about five minutes.' },
          { header: 'What you need' },
          { points: ['The e-mail with your invitation', 'Your employee number, which stands on your contract'] },
          { header: 'Step by step' },
          {
            steps: [
              'Open the link in the invitation. It works for fourteen days.',
              'Enter your employee number and your date of birth.',
              'Choose a password of at least eight characters, with a number and a special character.',
              'Sign in with your new password.',
            ],
          },
          {
            text: 'No invitation in your inbox? Look into the folder for spam, then ask your team leader to send it <b>again</b>.',
          },
        ],
      },
      {
        title: 'I have forgotten my password',
        blocks: [
          {
            text: 'Choose <b>Forgotten password</b> below the sign-in form. You get an e-mail with a code of six digits.',
          },
          {
            steps: [
              'Enter the code within ten minutes.',
              'Choose a new password. The last one cannot be used again.',
              'Sign in on every device anew.',
            ],
          },
          { text: 'After several wrong attempts your account is locked for a short time. Wait, and try again.' },
        ],
      },
      {
        title: 'Use the portal on your phone',
        blocks: [
          { text: 'Everything in the portal also works in the browser of a phone.' },
          { image: 'phone', caption: 'The start page on a phone' },
          { points: ['Keep the address as a bookmark on your home screen.', 'Sign out when you use a shared device.'] },
        ],
      },
    ],
  },
  {
    label: 'Pay and Pensions',
    summary: 'When you are paid, how to read your payslip, and what goes into your pension.',
    picture: true,
    articles: [
      {
        title: 'How to read your payslip',
        picture: true,
        blocks: [
          { text: 'Your payslip is in the portal on the morning of pay day. You get a notice as soon as it is there.' },
          { header: 'The three parts' },
          {
            points: [
              '<b>Gross pay</b>: your basic pay with overtime, bonuses and allowances.',
              '<b>Deductions</b>: tax, National Insurance, pension and anything that you have agreed to.',
              '<b>Net pay</b>: what is paid into your account.',
            ],
          },
          { header: 'Something looks wrong' },
          {
            text: 'Write to the payroll office within the month, with the date of the payslip and the line that you mean.',
          },
        ],
      },
      {
        title: 'Change your bank details',
        blocks: [
          { text: 'Changes that reach us by the tenth of the month count for the pay of that month.' },
          {
            steps: [
              'Open your profile in the portal.',
              'Choose Bank details, then Change.',
              'Confirm with the code that is sent to your phone.',
            ],
          },
          { text: 'We never ask for bank details by telephone or e-mail.' },
        ],
      },
      {
        title: 'Your workplace pension',
        blocks: [
          { text: 'Everybody between 22 and the state pension age is enrolled after three months at {client}.' },
          { header: 'Contributions' },
          { points: ['You pay five per cent of your qualifying earnings.', '{client} adds three per cent.'] },
          { text: 'You may opt out within one month, and join again at any time.' },
        ],
      },
    ],
  },
  {
    label: 'Time off',
    summary: 'Holiday, sickness and family leave: what you are entitled to and how to ask for it.',
    articles: [
      {
        title: 'Book a holiday',
        blocks: [
          {
            text: 'The holiday year runs from January to December. Ask for two weeks or more at least eight weeks before.',
          },
          {
            steps: [
              'Look at the calendar of your team for days that are taken.',
              'Enter the first and the last day in the portal.',
              'Your team leader answers within five working days.',
            ],
          },
          { text: 'Up to five days that you have not taken go over into the next year, until the end of March.' },
        ],
      },
      {
        title: 'When you are ill',
        blocks: [
          { text: 'Call your team leader <b>before your shift begins</b>, on every day until you have a fit note.' },
          {
            points: [
              'One to seven days: fill in the self-certification form.',
              'From the eighth day: send us a fit note.',
            ],
          },
          { text: 'On your first day back there is a short talk about how you are, and what would help.' },
        ],
      },
    ],
  },
  {
    label: 'Health and Safety',
    summary: 'What to do in an emergency, and how to report what is not safe.',
    picture: true,
    articles: [
      {
        title: 'In case of fire',
        picture: true,
        blocks: [
          { header: 'When the alarm sounds' },
          {
            steps: [
              'Stop work and leave everything where it is.',
              'Leave by the nearest exit. Never use a lift.',
              'Go to the assembly point of your building and report to the fire warden.',
            ],
          },
          { image: 'sign', caption: 'The sign of an assembly point' },
          { text: 'The alarm is tested every first Tuesday of the month at ten. Nobody leaves then.' },
        ],
      },
      {
        title: 'Report an accident or a near miss',
        blocks: [
          { text: 'Report everything, also when nobody was hurt. Most accidents were near misses before.' },
          {
            points: [
              'Call a first aider when somebody needs help.',
              'Report it in the portal on the same day.',
              'Leave machines as they are until they were looked at.',
            ],
          },
          { text: 'You may report without giving your name.' },
        ],
      },
    ],
  },
]
