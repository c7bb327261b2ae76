/** A platform that shows titles. */
export interface Platform {
	name: string
	url: string
	/** The address of a title on it, with `{id}`. */
	address?: string
	color?: string
}

/** The platforms by their key in the sources. */
export const PLATFORMS: ReadonlyMap<string, Platform> = new Map(
	Object.entries({
		crunchyroll: {
			name: 'Crunchyroll',
			url: 'https://www.crunchyroll.com/',
			address: 'https://www.crunchyroll.com/series/{id}',
			color: '#f47521',
		},
		netflix: {
			name: 'Netflix',
			url: 'https://www.netflix.com/',
			address: 'https://www.netflix.com/title/{id}',
			color: '#e50914',
		},
		prime: {
			name: 'Prime Video',
			url: 'https://www.primevideo.com/',
			address: 'https://www.primevideo.com/detail/{id}',
			color: '#1399ff',
		},
		disneyplus: {
			name: 'Disney+',
			url: 'https://www.disneyplus.com/',
			address: 'https://www.disneyplus.com/series/view/{id}',
			color: '#0f3fd0',
		},
		youtube: {
			name: 'YouTube',
			url: 'https://www.youtube.com/',
			address: 'https://www.youtube.com/playlist?list={id}',
			color: '#ff0000',
		},
		danime: {
			name: 'd Anime Store',
			url: 'https://animestore.docomo.ne.jp/',
			address: 'https://animestore.docomo.ne.jp/animestore/ci_pc?workId={id}',
		},
		unext: { name: 'U-NEXT', url: 'https://video.unext.jp/', address: 'https://video.unext.jp/title/{id}' },
		nicovideo: { name: 'Niconico', url: 'https://ch.nicovideo.jp/', address: 'https://ch.nicovideo.jp/{id}' },
		abema: { name: 'ABEMA', url: 'https://abema.tv/', address: 'https://abema.tv/video/title/{id}' },
		bilibili: {
			name: 'Bilibili',
			url: 'https://www.bilibili.com/',
			address: 'https://www.bilibili.com/bangumi/media/md{id}',
		},
		iqiyi: { name: 'iQIYI', url: 'https://www.iqiyi.com/' },
		hulu: { name: 'Hulu', url: 'https://www.hulu.com/' },
		hidive: { name: 'HIDIVE', url: 'https://www.hidive.com/' },
		viu: { name: 'Viu', url: 'https://www.viu.com/' },
		tropics: { name: 'Tropics Anime Asia', url: 'https://www.youtube.com/@TropicsAnimeAsia' },
		muse_hk: { name: 'Muse', url: 'https://www.youtube.com/@MuseAsia' },
		ani_one_asia: { name: 'Ani-One Asia', url: 'https://www.youtube.com/@AniOneAsia' },
	}),
)

/** Aliases of platforms. */
const ALSO: Readonly<Record<string, string>> = {
	'amazon prime video': 'prime',
	'prime video': 'prime',
	'disney plus': 'disneyplus',
	'bilibili tv': 'bilibili',
	iq: 'iqiyi',
	iqiyi: 'iqiyi',
}

/** The key of a platform by its name in a source; undefined for a site that is no platform, such as a social network. */
export function platformNamed(name: string): string | undefined {
	const key = name.trim().toLowerCase()
	return ALSO[key] ?? (PLATFORMS.has(key) ? key : undefined)
}
