import { formatsFor } from 'shared-i18n'
import { informationFacts } from './information.ts'
import { SERIES } from './samples.testing.ts'
import { titleTranslations } from './titleTranslations.ts'

const shared = (key: string) => key

async function factsIn(locale: 'pt' | 'en', change: Partial<typeof SERIES> = {}) {
	const show = await titleTranslations.prepare(locale)
	show()
	const language = {
		t: titleTranslations.translate,
		shared,
		formats: formatsFor(locale),
		isPortuguese: locale === 'pt',
		tag: locale,
	}
	return Object.fromEntries(
		informationFacts({ ...SERIES, ...change }, language).map(({ label, value }) => [label, value]),
	)
}

test('Portuguese readers see the stored words as they are', async () => {
	expect(await factsIn('pt')).toMatchObject({ Fonte: 'Romance', Estúdio: 'Yonaka Film', Episódios: '10 (previstos)' })
})

test('other readers see names as they are, known words translated, and no other Portuguese words', async () => {
	const information = [
		...SERIES.information,
		{ label: 'Classificação', value: '16 anos' },
		{ label: 'Temporada', value: 'Outono de 2026' },
		{ label: 'Curiosidade', value: 'Sete badaladas' },
	]
	const facts = await factsIn('en', { information })
	expect(facts).toMatchObject({
		Source: 'Novel',
		Studio: 'Yonaka Film',
		Episodes: '10 (planned)',
		'Age rating': 'Ages 16 and up',
	})
	expect(Object.values(facts)).not.toContain('Sete badaladas')
})

test.each([
	['releasing', '2026-10-22', null, 'Since Oct 22, 2026'],
	['completed', '2026-10', '2026-12', 'October 2026 to December 2026'],
	['completed', '2026', '2026', '2026'],
	['not_released', '2027', null, 'Expected 2027'],
] as const)('%s from %s to %j aired "%s"', async (status, started, ended, value) => {
	expect(await factsIn('en', { status, started, ended })).toMatchObject({ Aired: value })
})

test.each([
	[
		'pt',
		'Horário',
		'Toda semana: quarta-feira, 23:30 (Horário Padrão do Japão), a partir de 30 de dez. de 2026, 12 episódios',
	],
	['en', 'Schedule', 'Every week: Wednesday, 23:30 (Japan Standard Time), from Dec 30, 2026, 12 episodes'],
] as const)('the airing is described in words: %s', async (locale, label, value) => {
	expect(await factsIn(locale, { airing: '2026-12-30 23:30 Asia/Tokyo week 12' })).toMatchObject({ [label]: value })
	expect(await factsIn(locale, { airing: null })).not.toHaveProperty(label)
})

test('a film has a premiere and a total length', async () => {
	const facts = await factsIn('en', { format: 'Movie', started: '2018-05-05', durationMinutes: 104, information: [] })
	expect(facts).toMatchObject({ Premiere: 'May 5, 2018', Length: '104 min' })
	expect(facts).not.toHaveProperty('Episodes')
})
