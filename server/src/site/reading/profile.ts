import { profileRoute } from 'shared-contract'
import { facts, html, paragraphs, picture } from './markup.ts'
import { type Source, source } from './source.ts'

/** The reading version of a profile, as a visitor sees it. */
export function profileReading(username: string): Source {
	return source(profileRoute, { params: { username } }, (profile, { say, formats }) => {
		const { stats } = profile
		return html`<main id="main"><header class="profile"><div class="banner">${picture(profile.bannerUrl, [1600, 700], { eager: true })}</div><div class="in"><div class="face">${picture(profile.avatarUrl, [152, 152], { eager: true })}</div><h1><bdi>${profile.username}</bdi></h1><p class="lead">${[
			say('profile.joined', { date: formats.date(profile.joinedAt) }),
			say('profile.followers', { count: profile.followers }),
			say('profile.likes', { count: profile.likes }),
		].join(
			' · ',
		)}</p></div></header><div class="in"><div class="prose" dir="auto">${paragraphs(profile.bio)}</div>${facts([
			[say('profile.stats.animes'), formats.number(stats.animes)],
			[say('profile.stats.episodes'), formats.number(stats.episodes)],
			[say('profile.stats.mangas'), formats.number(stats.mangas)],
			[say('profile.stats.chapters'), formats.number(stats.chapters)],
		])}</div></main>`
	})
}
