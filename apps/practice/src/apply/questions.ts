export interface Question {
  name: string
  label: string
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'month'
    | 'time'
    | 'range'
    | 'textarea'
    | 'select'
    | 'select-many'
    | 'radio'
    | 'checkboxes'
    | 'checkbox'
    | 'file'
  options?: readonly string[]
  required?: boolean
  min?: number
  max?: number
  hint?: string
}

export interface Sheet {
  title: string
  questions: readonly Question[]
}

const COUNTRIES = ['Austria', 'Belgium', 'France', 'Germany', 'Italy', 'Netherlands', 'Spain', 'United Kingdom']

/** Every control a browser knows, over five sheets: an application to become a supplier. */
export const SHEETS: readonly Sheet[] = [
  {
    title: 'Company',
    questions: [
      { name: 'company', label: 'Company name', kind: 'text', required: true },
      {
        name: 'form',
        label: 'Legal form',
        kind: 'select',
        options: ['Sole trader', 'Partnership', 'Limited company'],
        required: true,
      },
      { name: 'vat', label: 'VAT number', kind: 'text', hint: 'Two letters, then digits' },
      { name: 'website', label: 'Website', kind: 'url' },
      { name: 'founded', label: 'Founded on', kind: 'date', required: true },
      { name: 'employees', label: 'Employees', kind: 'number', min: 1, max: 100_000, required: true },
    ],
  },
  {
    title: 'Contact',
    questions: [
      { name: 'salutation', label: 'Salutation', kind: 'radio', options: ['Ms', 'Mr', 'Neither'], required: true },
      { name: 'given', label: 'First name', kind: 'text', required: true },
      { name: 'family', label: 'Last name', kind: 'text', required: true },
      { name: 'email', label: 'E-mail', kind: 'email', required: true },
      { name: 'phone', label: 'Phone', kind: 'tel' },
      { name: 'street', label: 'Street and number', kind: 'text', required: true },
      { name: 'postcode', label: 'Postal code', kind: 'text', required: true },
      { name: 'city', label: 'City', kind: 'text', required: true },
      { name: 'country', label: 'Country', kind: 'select', options: COUNTRIES, required: true },
    ],
  },
  {
    title: 'Offer',
    questions: [
      {
        name: 'goods',
        label: 'What do you offer?',
        kind: 'checkboxes',
        options: ['Paper', 'Pens', 'Filing', 'Technology'],
        required: true,
      },
      {
        name: 'regions',
        label: 'Regions you deliver to',
        kind: 'select-many',
        options: ['North', 'East', 'South', 'West'],
        required: true,
      },
      { name: 'volume', label: 'Share of your sales, in percent', kind: 'range', min: 0, max: 100 },
      { name: 'start', label: 'First delivery', kind: 'month' },
      { name: 'hours', label: 'Deliveries from', kind: 'time' },
      { name: 'about', label: 'About your goods', kind: 'textarea', required: true },
    ],
  },
  {
    title: 'Certificate',
    questions: [
      { name: 'certificate', label: 'Certificate', kind: 'file', required: true, hint: 'PDF, up to 10 MB' },
      { name: 'remarks', label: 'Remarks', kind: 'textarea' },
    ],
  },
  {
    title: 'Agreement',
    questions: [
      { name: 'news', label: 'Send me news about tenders', kind: 'checkbox' },
      { name: 'terms', label: 'I accept the terms for suppliers', kind: 'checkbox', required: true },
    ],
  },
]
