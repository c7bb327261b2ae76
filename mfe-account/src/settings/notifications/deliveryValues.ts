import type { FormOf } from 'shared-composition/form'
import type { MailState, NotificationDelivery } from 'shared-contract'

/** The values of the form: what the member chooses, and whether e-mails reach them. */
export type DeliveryValues = NotificationDelivery & { mail: MailState }

export interface DeliveryFormProps {
	form: FormOf<DeliveryValues, unknown>
}
