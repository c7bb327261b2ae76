import { airingWords } from 'shared-composition/airing/airingWords'
import { entityPath, originOf, type StudioRole, type TitlePage } from 'shared-contract'
import type { common, Formats } from 'shared-i18n'
import type { titleTranslations } from './titleTranslations.ts'

type Translate = (typeof titleTranslations)['translate']
type TranslateShared = (typeof common)['translate']

export interface Fact {
	label: string
	value: string
	/** Pages that the value names, in place of the value. */
	links?: { path: string; name: string }[]
}

interface Language {
	t: Translate
	shared: TranslateShared
	formats: Formats
	/** Whether the reader's language is Portuguese, in which free-text information is stored. */
	isPortuguese: boolean
	/** The reader's BCP 47 language tag. */
	tag: string
}

// Stored facts with these labels are ignored: the page generates them itself, in the reader's language.
const GENERATED = ['Formato', 'Tipo', 'Volumes', 'Capítulos', 'Episódios', 'Duração', 'Status', 'Estreia', 'Publicação']

/** Stored facts with these labels are ignored if the title has companies of the role. */
const COMPANY_LABELS = { Estúdio: 'studio', Produção: 'producer' } as const

const LABELS = {
	Temporada: 'listing.season',
	Serialização: 'title.info.magazine',
	Estúdio: 'title.info.studio',
	Produção: 'title.info.producers',
	Fonte: 'title.info.source',
	Classificação: 'title.info.age',
} as const

// Labels whose values are names, which need no translation; other values are Portuguese words.
const NAME_LABELS = ['Serialização', 'Estúdio', 'Produção']

/** The list "Informações": numbers and dates first, then free-text information. */
export function informationFacts(page: TitlePage, language: Language): Fact[] {
	const { t, shared, formats } = language
	const isManga = page.kind === 'manga'
	const facts: (Fact | undefined)[] = [
		{ label: t(isManga ? 'listing.type' : 'title.info.format'), value: shared(`format.${page.format}`) },
		...(isManga ? mangaCounts(page, language) : animeCounts(page, language)),
		{ label: t('title.info.status'), value: shared(`status.${page.isOnHiatus ? 'on_hiatus' : page.status}`) },
		dates(page, t, formats),
		fact(t('title.info.broadcast'), page.airing ? airingWords(page.airing, t, language.tag) : undefined),
		companies(t('title.info.studio'), 'studio', page),
		companies(t('title.info.producers'), 'producer', page),
		...page.information
			.filter(({ label }) => !GENERATED.includes(label) && !isCompany(label, page))
			.map((fact) => translated(fact, language)),
	]
	return facts.filter((fact) => fact !== undefined)
}

function isCompany(label: string, { studios = [] }: TitlePage): boolean {
	const role = COMPANY_LABELS[label as keyof typeof COMPANY_LABELS]
	return role !== undefined && studios.some((studio) => studio.role === role)
}

function companies(label: string, role: StudioRole, { studios = [] }: TitlePage): Fact | undefined {
	const ofRole = studios.filter((studio) => studio.role === role)
	if (ofRole.length === 0) return undefined
	const links = ofRole.map(({ id, name }) => ({ path: entityPath('studio', id), name }))
	return { label, value: links.map(({ name }) => name).join(', '), links }
}

function mangaCounts(page: TitlePage, { t, formats }: Language): (Fact | undefined)[] {
	const counted = (count: number | null) => {
		if (count === null) return page.status === 'not_released' ? t('title.info.unannounced') : undefined
		return page.status === 'releasing' ? t('title.info.ongoing', { number: count }) : formats.number(count)
	}
	return [
		fact(t('title.info.volumes'), counted(page.volumeCount)),
		fact(t('title.info.chapters'), counted(page.chapterCount)),
	]
}

function animeCounts(page: TitlePage, { t, formats }: Language): (Fact | undefined)[] {
	const planned = /^(\d+) \(previstos\)$/.exec(
		page.information.find(({ label }) => label === 'Episódios')?.value ?? '',
	)?.[1]
	const episodes = planned
		? t('title.info.planned', { number: Number(planned) })
		: page.episodeCount !== null && page.format !== 'Movie'
			? formats.number(page.episodeCount)
			: undefined
	const { durationMinutes: minutes, format } = page
	const length =
		minutes === null
			? undefined
			: t(format === 'Movie' ? 'title.minutes' : 'title.info.perEpisode', { number: minutes })
	return [fact(t('title.info.episodes'), episodes), fact(t('title.info.length'), length)]
}

function dates({ kind, format, status, started, ended }: TitlePage, t: Translate, formats: Formats): Fact | undefined {
	if (started === null) return undefined
	const label = t(
		kind === 'manga' ? 'title.info.published' : format === 'Movie' ? 'title.info.premiere' : 'title.info.aired',
	)
	const from = formats.date(started)
	if (status === 'not_released') return { label, value: t('title.info.expected', { date: from }) }
	if (format === 'Movie' || ended === started) return { label, value: from }
	if (ended !== null) return { label, value: t('title.info.fromTo', { from, to: formats.date(ended) }) }
	return { label, value: status === 'releasing' ? t('title.info.since', { date: from }) : from }
}

function translated({ label, value }: Fact, { t, isPortuguese }: Language): Fact | undefined {
	if (isPortuguese) return { label, value }
	const key = LABELS[label as keyof typeof LABELS]
	if (key === undefined) return undefined
	if (NAME_LABELS.includes(label)) return { label: t(key), value }
	if (label === 'Classificação') return fact(t(key), ageRating(value, t))
	const origin = label === 'Fonte' ? originOf(value) : undefined
	return origin && fact(t(key), t(`title.info.source.${origin}`))
}

function ageRating(value: string, t: Translate): string | undefined {
	const age = /\d+/.exec(value)?.[0]
	if (age !== undefined) return t('title.info.fromAge', { number: Number(age) })
	return value === 'Livre' || value === 'Infantil' ? t('title.info.allAges') : undefined
}

function fact(label: string, value: string | undefined): Fact | undefined {
	return value === undefined ? undefined : { label, value }
}
