import type { TitlePage as Title } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { LinkButton, PlayIcon } from 'shared-ui'
import { AwaitTitle } from './AwaitTitle.tsx'
import { TitleLayout } from './TitleLayout.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** The page of a series, an OVA or a film. */
export function TitlePage() {
	return <AwaitTitle>{(page) => <Anime page={page} />}</AwaitTitle>
}

function Anime({ page }: { page: Title }) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const [first] = page.firstEpisodes

	return (
		<TitleLayout
			page={page}
			subject={page.format === 'Movie' ? 'movie' : 'anime'}
			back={{ to: '/', label: shared('action.backHome') }}
			start={
				first && (
					<LinkButton to={`/episode/${first.id}`} variant="primary" size="lg">
						<PlayIcon size={16} />
						{t('title.firstEpisode')}
					</LinkButton>
				)
			}
		/>
	)
}
