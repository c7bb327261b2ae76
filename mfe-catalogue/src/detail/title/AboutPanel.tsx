import type { TitlePage } from 'shared-contract'
import { Stack } from 'shared-ui'
import { Cast } from './Cast.tsx'
import { Music } from './Music.tsx'
import { Staff } from './Staff.tsx'
import { Synopsis } from './Synopsis.tsx'
import { WatchPanel } from './WatchPanel.tsx'

/** The whole synopsis of a title, where to watch a film, its cast, music and staff. */
export function AboutPanel({ page }: { page: TitlePage }) {
	return (
		<Stack $gap={12}>
			<Synopsis page={page} />
			{page.format === 'Movie' && <WatchPanel platforms={page.platforms} />}
			<Cast cast={page.cast} />
			<Music songs={page.songs} />
			<Staff staff={page.staff} />
		</Stack>
	)
}
