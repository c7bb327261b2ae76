import { escapeMarkup } from 'shared-contract/markup'
import { type CardView, writeCard } from './embedPage.ts'
import type { Widget } from './widget.ts'

/** A widget as a page of its own, which leads to the member or the group. */
export function writeWidgetPage(
	{ name, avatarUrl, heading, none, titles }: Widget,
	path: string,
	view: CardView,
): string {
	const picture = (url: string) => `<img src="${escapeMarkup(url)}" alt="" width="40" height="56">`
	const items = titles.map(
		({ name, line, posterUrl }) =>
			`<li>${picture(posterUrl)}<div><strong>${escapeMarkup(name)}</strong><span>${escapeMarkup(line)}</span></div></li>`,
	)
	const content = `<header>${avatarUrl === null ? '' : picture(avatarUrl)}<div><span>${escapeMarkup(heading)}</span>
<strong>${escapeMarkup(name)}</strong></div></header>
${items.length === 0 ? `<p>${escapeMarkup(none)}</p>` : `<ul>${items.join('\n')}</ul>`}`
	return writeCard({ name, path, content, kind: 'list' }, view)
}
