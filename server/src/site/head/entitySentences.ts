import { type EntityType, LANGUAGE_TAGS, type Locale, type TitleSeason } from 'shared-contract'

interface Entity {
	name: string
	titles: readonly string[]
}

/** The description of a person, a character or a studio without one of its own. */
export function entitySentence(locale: Locale, type: EntityType, { name, titles }: Entity): string {
	const known = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(titles)
	return (titles.length === 0 ? UNKNOWN : KNOWN)[locale][type](name, known)
}

type Sentences = Record<Locale, Record<EntityType, (name: string, known: string) => string>>

const KNOWN: Sentences = {
	pt: {
		person: (name, known) => `${name}: trabalhos, vozes e personagens em ${known} e mais, na Niouka.`,
		character: (name, known) => `${name}, de ${known}: quem dá a voz em cada idioma e onde aparece, na Niouka.`,
		studio: (name, known) => `${name}, de ${known}: todos os animes e filmes por ano, na Niouka.`,
	},
	en: {
		person: (name, known) => `${name}: works, voices and characters in ${known} and more, on Niouka.`,
		character: (name, known) => `${name} from ${known}: the voices in each language and every appearance, on Niouka.`,
		studio: (name, known) => `${name}, known for ${known}: every anime and film by year, on Niouka.`,
	},
	ja: {
		person: (name, known) => `${name}の参加作品、担当声優・キャラクター。${known}など。Nioukaでチェック。`,
		character: (name, known) => `${known}に登場する${name}の各言語の声優と登場作品をNioukaでチェック。`,
		studio: (name, known) => `${known}などで知られる${name}のアニメと映画を年ごとにNioukaでチェック。`,
	},
}

const UNKNOWN: Sentences = {
	pt: {
		person: (name) => `${name}: trabalhos, vozes e personagens, na Niouka.`,
		character: (name) => `${name}: vozes e aparições, na Niouka.`,
		studio: (name) => `${name}: animes e filmes por ano, na Niouka.`,
	},
	en: {
		person: (name) => `${name}: works, voices and characters, on Niouka.`,
		character: (name) => `${name}: voices and appearances, on Niouka.`,
		studio: (name) => `${name}: anime and films by year, on Niouka.`,
	},
	ja: {
		person: (name) => `${name}の参加作品と担当キャラクターをNioukaでチェック。`,
		character: (name) => `${name}の声優と登場作品をNioukaでチェック。`,
		studio: (name) => `${name}のアニメと映画を年ごとにNioukaでチェック。`,
	},
}

/** The title and the description of a tag's page. */
export function tagTexts(locale: Locale, name: string): { title: string; description: string } {
	return {
		pt: {
			title: `Tag: ${name}`,
			description: `Animes e mangás com a tag ${name}, dos mais populares aos menos conhecidos.`,
		},
		en: {
			title: `Tag: ${name}`,
			description: `Anime and manga with the tag ${name}, from the most popular to the least known.`,
		},
		ja: { title: `タグ：${name}`, description: `「${name}」のタグが付いたアニメとマンガを人気順に。` },
	}[locale]
}

const SEASON_NAMES: Record<Locale, Record<TitleSeason, string>> = {
	pt: { winter: 'Inverno', spring: 'Primavera', summer: 'Verão', fall: 'Outono' },
	en: { winter: 'Winter', spring: 'Spring', summer: 'Summer', fall: 'Fall' },
	ja: { winter: '冬', spring: '春', summer: '夏', fall: '秋' },
}

// In the south of the world the season of these months has another name.
const SEASON_MONTHS: Record<Locale, Record<TitleSeason, string>> = {
	pt: { winter: 'janeiro a março', spring: 'abril a junho', summer: 'julho a setembro', fall: 'outubro a dezembro' },
	en: { winter: 'January to March', spring: 'April to June', summer: 'July to September', fall: 'October to December' },
	ja: { winter: '1〜3月', spring: '4〜6月', summer: '7〜9月', fall: '10〜12月' },
}

/** The title and the description of a season's page. */
export function seasonTexts(
	locale: Locale,
	{ year, season }: { year: number; season: TitleSeason },
): { title: string; description: string } {
	const name = SEASON_NAMES[locale][season]
	const months = SEASON_MONTHS[locale][season]
	return {
		pt: {
			title: `Animes da temporada: ${name} de ${year} · ${months}`,
			description: `Todos os animes e filmes da temporada de ${name.toLowerCase()} de ${year}, dos mais populares em diante.`,
		},
		en: {
			title: `${name} ${year} anime · ${months}`,
			description: `Every anime and film of the ${name.toLowerCase()} ${year} season, the most popular first.`,
		},
		ja: {
			title: `${year}年${name}アニメ · ${months}`,
			description: `${year}年${name}シーズンのアニメと映画を人気順に。`,
		},
	}[locale]
}
