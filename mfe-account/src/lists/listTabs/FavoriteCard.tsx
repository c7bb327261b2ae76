import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { artworkPath, entityPath, type Favorite, localizedPosterUrl } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { art, CloseIcon, Cluster, font, IconButton, Meta, monogram, Picture, Stack, TitleCard } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'
import { useFavoriteSubtitle } from './useFavoriteSubtitle.ts'

const Square = styled.div`
	position: relative;
	border-radius: 8px;
	overflow: hidden;
`
/** In place of a missing picture. */
const Monogram = styled.span`
	position: absolute;
	inset: 0;
	display: grid;
	place-items: center;
	font: 700 2.75rem/1 ${font.display};
	color: ${art.text};
	background: ${art.scrim};
`
const Name = styled.p`
	font-size: 0.9375rem;
	font-weight: 600;
	line-height: 1.35;
	overflow-wrap: anywhere;
	a { text-decoration: none; }
	a:hover { text-decoration: underline; }
`

interface FavoriteCardProps {
	favorite: Favorite
	handle: ReactNode
	/** Undefined if the reader may not remove it. */
	onRemove?: (() => void) | undefined
}

/** A favourite as a card. A title is a poster with a link; a character or a staff member is a square. */
export function FavoriteCard({ favorite, handle, onRemove }: FavoriteCardProps) {
	const t = useTranslations(translations)
	const locale = useLocale()
	const name = useTitleName()(favorite)
	const subtitle = useFavoriteSubtitle()(favorite)
	const { type, id, imageUrl, color, href } = favorite
	const controls = onRemove && (
		<Cluster $gap={1}>
			{handle}
			<IconButton size="sm" label={t('favorites.remove', { name })} icon={<CloseIcon size={16} />} onClick={onRemove} />
		</Cluster>
	)
	if (href !== null) {
		const fallbackUrl = localizedPosterUrl(locale, artworkPath('poster', id))
		return (
			<TitleCard
				href={href}
				title={name}
				imageUrl={localizedPosterUrl(locale, imageUrl)}
				fallbackUrl={fallbackUrl}
				color={color}
			>
				{controls}
			</TitleCard>
		)
	}
	return (
		<Stack $gap={2}>
			<Square>
				<Picture src={imageUrl} alt="" width={300} height={300} color={color} />
				{imageUrl === '' && <Monogram aria-hidden="true">{monogram(name)}</Monogram>}
			</Square>
			<div>
				<Name>{type === 'title' ? name : <Link to={entityPath(type, id)}>{name}</Link>}</Name>
				{subtitle && <Meta as="p">{subtitle}</Meta>}
			</div>
			{controls}
		</Stack>
	)
}
