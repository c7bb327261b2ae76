import { profileRoute } from 'shared-contract'
import { facts, html, paragraphs, picture } from './markup.ts'
import { type Source, source } from './source.ts'

/** The reading version of a profile, as a visitor sees it. */
export function profileReading(username: string): Source {
	return source(profileRoute, { params: { username } }, (profile, { say, formats }) => {
		const { stats, followers, likes, joinedAt } = profile
		const notes = [
			say('profile.joined', { date: formats.date(joinedAt) }),
			// The marks of bold counts stand around the number.
			say('profile.followers', { count: followers }).replaceAll('*', ''),
			say('profile.likes', { count: likes }),
		]
		const counts = (['animes', 'episodes', 'mangas', 'chapters'] as const).map(
			(each) => [say(`profile.stats.${each}`), formats.number(stats[each])] as const,
		)
		return html`<main id="main"><header class="profile"><div class="banner">${picture(profile.bannerUrl, [1600, 700], { when: 'first', sizes: 'max(100vw, 410px)' })}</div><div class="in"><div class="face">${picture(profile.avatarUrl, [152, 152], { when: 'first' })}</div><h1><bdi>${profile.username}</bdi></h1><p class="lead">${notes.join(' · ')}</p></div></header><div class="in"><div class="prose" dir="auto">${paragraphs(profile.bio)}</div>${facts(counts)}</div></main>`
	})
}
