import { createHash } from 'node:crypto'
import { LANGUAGE_TAGS, type Locale, type Notification, SITE_NAME } from 'shared-contract'
import { DAY_S } from 'shared-contract/units'
import { notificationSentence } from '../notification/notificationSentence.ts'

/** A message to a device: its payload, and what the push service does with it until the device is there. */
export interface PushMessage {
	payload: object
	TTL: number
	urgency: 'low' | 'normal'
	/** A later message of the same topic replaces one that the device has not got yet. */
	topic: string
}

interface Shown {
	body: string
	tag: string
	link: string
	locale: Locale
	siteUrl: string
}

const TTL_S = DAY_S
const TOPIC_LENGTH = 32

/** The message of a notification, with the sentence that the site shows. One about the same replaces it. */
export function notificationMessage(item: Notification, locale: Locale, siteUrl: string): PushMessage {
	const { event, link } = item
	const body = notificationSentence(item, locale)
	return message({ body, tag: `${event} ${link}`, link, locale, siteUrl }, event === 'siteUpdate' ? 'low' : 'normal')
}

/** A message in the form of Declarative Web Push (the magic number is from its draft), which a service worker can read, too. */
export function message({ body, tag, link, locale, siteUrl }: Shown, urgency: PushMessage['urgency']): PushMessage {
	return {
		payload: {
			web_push: 8030,
			notification: {
				title: SITE_NAME,
				body,
				lang: LANGUAGE_TAGS[locale],
				dir: 'auto',
				navigate: siteUrl + link,
				tag,
				icon: `${siteUrl}/install/icon-192.png`,
			},
		},
		TTL: TTL_S,
		urgency,
		topic: createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH),
	}
}
