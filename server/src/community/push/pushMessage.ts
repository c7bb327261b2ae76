import { createHash } from 'node:crypto'
import { LANGUAGE_TAGS, type Locale, type Notification, type NotificationEvent, SITE_NAME } from 'shared-contract'
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
	/** What a press of the notification's button says was seen. */
	seen?: { notification: string; words: string } | undefined
}

/** The button that says that an episode or a chapter was seen. */
const SEEN: Partial<Record<NotificationEvent, Record<Locale, (number: string) => string>>> = {
	newEpisode: {
		pt: (number) => `Vi o episódio ${number}`,
		en: (number) => `I’ve seen episode ${number}`,
		ja: (number) => `第${number}話を見た`,
	},
	newChapter: {
		pt: (number) => `Li o capítulo ${number}`,
		en: (number) => `I’ve read chapter ${number}`,
		ja: (number) => `第${number}話を読んだ`,
	},
}

const TTL_S = DAY_S
const TOPIC_LENGTH = 32

/** The message of a notification, with the sentence that the site shows. One about the same replaces it. */
export function notificationMessage(item: Notification, locale: Locale, siteUrl: string): PushMessage {
	const { event, link, id, params } = item
	const body = notificationSentence(item, locale)
	const words = SEEN[event]?.[locale](params.number ?? '')
	const seen = words === undefined ? undefined : { notification: id, words }
	const shown = { body, tag: `${event} ${link}`, link, locale, siteUrl, seen }
	return message(shown, event === 'siteUpdate' ? 'low' : 'normal')
}

/** A message in the form of Declarative Web Push (the magic number is from its draft), which a service worker can read, too. */
export function message(
	{ body, tag, link, locale, siteUrl, seen }: Shown,
	urgency: PushMessage['urgency'],
): PushMessage {
	const navigate = siteUrl + link
	return {
		payload: {
			web_push: 8030,
			notification: {
				title: SITE_NAME,
				body,
				lang: LANGUAGE_TAGS[locale],
				dir: 'auto',
				navigate,
				tag,
				icon: `${siteUrl}/install/icon-192.png`,
				// Where a browser shows the notification itself, the button opens the page.
				...(seen && {
					actions: [{ action: 'seen', title: seen.words, navigate }],
					data: { seen: seen.notification },
				}),
			},
		},
		TTL: TTL_S,
		urgency,
		topic: createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH),
	}
}
