import { embedCode } from '../catalogue/embed.ts'
import { LOCALE_PARAMETER, type Locale } from '../locale.ts'
import { invitationPath } from './groupName.ts'
import { profilePath } from './profile.ts'

/** What a member watches now, and the plan of a public group, for pages of other sites. */
export const WIDGET_KINDS = ['member', 'group'] as const
export type WidgetKind = (typeof WIDGET_KINDS)[number]

/** The size of the card on a page of another site, in pixels. It is readable from 300 to 600 wide. */
export const WIDGET_SIZE = { width: 400, height: 300 } as const
/** The kinds of their pictures. */
export const WIDGET_PICTURES = { member: 'watching', group: 'plan' } as const satisfies Record<WidgetKind, string>

interface WidgetOf {
	kind: WidgetKind
	id: string
	/** The name of the member or the group. */
	name: string
}

/** The page to which a widget leads: the profile, or where the group is joined. */
export function widgetTarget({ kind, id, name }: WidgetOf): string {
	return kind === 'member' ? profilePath(name) : invitationPath(id)
}

/** The addresses of a widget, and what other sites show it with. */
export function widgetCodes(widget: WidgetOf, origin: string, locale: Locale) {
	const { kind, id, name } = widget
	const language = `?${LOCALE_PARAMETER}=${locale}`
	const url = `${origin}/embed/${kind}/${id}${language}`
	// A bracket would end the address in Markdown.
	const target = (origin + widgetTarget(widget)).replaceAll('(', '%28').replaceAll(')', '%29')
	const picture = `${origin}/og/${WIDGET_PICTURES[kind]}/${id}.png${language}`
	return {
		url,
		picture,
		html: embedCode({ url, name }, WIDGET_SIZE),
		markdown: `[![${markdownText(name)}](${picture})](${target})`,
	}
}

/** A text of one line in Markdown, in which nothing but letters counts. */
export function markdownText(text: string): string {
	return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
