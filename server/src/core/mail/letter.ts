import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import type { Mail } from './mailer.ts'
import { BODY, paragraph } from './mails.ts'

/** A line that leads to a page of the site. */
export interface LetterItem {
	text: string
	/** An absolute URL. */
	link: string
}

export interface Letter {
	subject: string
	begin: readonly string[]
	/** Those without items are left out. */
	sections: readonly { heading: string; items: readonly LetterItem[] }[]
	end: readonly string[]
	/** The links below the letter, the first of which ends such letters. */
	leave: readonly [LetterItem, ...LetterItem[]]
}

/** An e-mail with lists of links, the same as text and as HTML. */
export function letterMail(locale: Locale, { subject, begin, sections, end, leave }: Letter): Mail {
	const filled = sections.filter(({ items }) => items.length > 0)
	const asText = ({ text, link }: LetterItem) => `${text}\n${link}`
	return {
		subject,
		unsubscribe: leave[0].link,
		text: [
			...begin,
			...filled.map(({ heading, items }) =>
				[...(heading ? [heading.toUpperCase()] : []), ...items.map((item) => `- ${asText(item)}`)].join('\n\n'),
			),
			...end,
			...leave.map(asText),
		].join('\n\n'),
		html: `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><body style="${BODY}">
<p style="margin:0 0 24px"><strong style="${NAME}">Niouka</strong></p>
${begin.map(paragraph).join('\n')}
${filled.map(section).join('\n')}
${end.map(paragraph).join('\n')}
<p style="margin:32px 0 0;font-size:14px">${leave.map((item) => anchor(item, 'color:#6b6459')).join(' · ')}</p>
</body></html>`,
	}
}

function section({ heading, items }: Letter['sections'][number]): string {
	const title = heading ? `<h2 style="margin:24px 0 8px;font-size:18px">${escapeMarkup(heading)}</h2>\n` : ''
	const lines = items.map((item) => `<li style="margin:0 0 8px">${anchor(item, 'color:#1d1a16')}</li>`)
	return `${title}<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${lines.join('\n')}\n</ul>`
}

function anchor({ text, link }: LetterItem, style: string): string {
	return `<a href="${escapeMarkup(link)}" style="${style}">${escapeMarkup(text)}</a>`
}

const NAME = 'font-size:20px;border-bottom:3px solid #b3261e'
