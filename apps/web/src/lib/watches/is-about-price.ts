import type { Alert } from '@app/contract'

const OTHERS: readonly Alert['type'][] = ['DID_NOT_RUN', 'WEBHOOK_DISABLED']

export const isAboutPrice = ({ type }: Pick<Alert, 'type'>): boolean => !OTHERS.includes(type)
