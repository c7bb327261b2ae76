import { useStore } from '@nanostores/react'
import type { Command } from 'shared-contract'
import { folded } from 'shared-contract/folded'
import { useTranslations } from 'shared-i18n'
import { useViewer } from '../../frame/viewer.ts'
import { translations } from '../../translations.ts'
import { $query } from '../searchStore.ts'
import { $offers } from './offersStore.ts'
import { shellCommands } from './shellCommands.ts'

/** A command with a key that is unique on the page: its path, or slice and id. */
export interface Offer {
	key: string
	command: Command
}

/** The number of entries of a group. */
const SHOWN_MAX = 6

/** All commands that fit the text of the field, those made from the text first; each page once. */
export function useOffers(): Offer[] {
	const t = useTranslations(translations)
	const viewer = useViewer()
	const text = useStore($query).trim()
	const bySlice = useStore($offers)
	const slices = Object.entries(bySlice).flatMap(([slice, { text: answered, commands }]) =>
		commands
			.filter((command) => (command.answersText ? answered === text : matchesWords(text, command)))
			.map((command) => offerOf(slice, command)),
	)
	const own = shellCommands(viewer, t).filter((command) => matchesWords(text, command))
	const all = [...slices, ...own.map((command) => offerOf('shell', command))]
	const first = all.filter(({ command }) => command.answersText)
	const byKey = new Map([...first, ...all].map((offer) => [offer.key, offer]))
	return [...byKey.values()]
}

/** The commands of the palette for a text: actions and pages, a few of each. */
export function groupOffers(offers: readonly Offer[]): { actions: Offer[]; pages: Offer[] } {
	const isPage = ({ command }: Offer) => 'path' in command
	return {
		actions: offers.filter((offer) => !isPage(offer)).slice(0, SHOWN_MAX),
		pages: offers.filter(isPage).slice(0, SHOWN_MAX),
	}
}

function offerOf(slice: string, command: Command): Offer {
	return { key: 'path' in command ? command.path : `${slice}/${command.id}`, command }
}

const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/gu
const ASCII = /^\p{ASCII}+$/u

/** True if a command has all words of a text, or their beginnings. Japanese has no spaces: there, any part counts. */
function matchesWords(text: string, { label, keywords = '' }: Pick<Command, 'label' | 'keywords'>): boolean {
	const words = spaced(`${label} ${keywords}`)
	return spaced(text)
		.split(' ')
		.every((word) => words.includes(ASCII.test(word) ? ` ${word}` : word))
}

function spaced(text: string): string {
	return ` ${folded(text).replace(BETWEEN_WORDS, ' ')}`
}
