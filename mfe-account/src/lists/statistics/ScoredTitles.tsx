import { artworkPath, type ListedTitle, localizedPosterUrl, titlePath } from 'shared-contract'
import { useLocale, useTitleName } from 'shared-i18n'
import { Grid, Meta, TitleCard } from 'shared-ui'

/** Titles with a line about each. */
export function ScoredTitles({ titles }: { titles: readonly { title: ListedTitle; text: string }[] }) {
	const locale = useLocale()
	const nameOf = useTitleName()
	return (
		<Grid $kind="poster">
			{titles.map(({ title, text }) => (
				<li key={title.id}>
					<TitleCard
						href={titlePath(title)}
						title={nameOf(title)}
						imageUrl={localizedPosterUrl(locale, title.imageUrl)}
						fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
						color={title.color}
					>
						<Meta as="p">{text}</Meta>
					</TitleCard>
				</li>
			))}
		</Grid>
	)
}
