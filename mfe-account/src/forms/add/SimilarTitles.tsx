import { Link } from 'react-router-dom'
import { type SearchTitle, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { color, Meta, Picture, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { addTranslations } from './addTranslations.ts'

const Box = styled.div`
	display: grid;
	gap: ${space[3]};
	margin-top: ${space[3]};
	padding: ${space[4]};
	border: 1px solid ${color.edge};
	border-radius: ${radius.md};
	background: ${color.canvas};
	ul { display: grid; gap: ${space[2]}; }
	li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: ${space[3]}; align-items: center; }
	li > :first-child { border-radius: ${radius.sm}; }
	a { font-weight: 600; text-underline-offset: 3px; }
`

/** Titles of the catalogue with a similar name, to prevent duplicates. */
export function SimilarTitles({ titles }: { titles: readonly SearchTitle[] }) {
	const t = useTranslations(addTranslations)
	const nameOf = useTitleName()
	return (
		<Box>
			<div>
				<strong>{t('add.alike')}</strong>
				<Meta as="p">{t('add.alike.text')}</Meta>
			</div>
			<ul>
				{titles.map((title) => (
					<li key={title.id}>
						<Picture src={title.imageUrl} alt="" width={36} height={54} color={title.color} />
						<span>
							<Link to={titlePath(title)} target="_blank">
								<bdi>{nameOf(title)}</bdi>
							</Link>
							{title.year !== null && <Meta>{` · ${title.year}`}</Meta>}
						</span>
					</li>
				))}
			</ul>
		</Box>
	)
}
