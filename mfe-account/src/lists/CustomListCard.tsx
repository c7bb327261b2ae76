import type { ReactNode } from 'react'
import { artworkPath, CUSTOM_LIST_COVERS, type CustomList } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { EditIcon, GlobeIcon, IconButton, LockIcon, Menu, Meta, MoreIcon, Picture } from 'shared-ui'
import { TrashIcon } from 'shared-ui/parts'
import { CardBox, Controls, Cover, Description, Facts, OpenButton, Thumbnails } from './customListStyle.ts'
import { listTranslations } from './listTranslations.ts'

interface CustomListCardProps {
	list: CustomList
	handle: ReactNode
	onOpen: () => void
	onEdit: () => void
	onDelete: () => void
}

/** A custom list as a card: up to four covers, title, description, visibility and number of titles. */
export function CustomListCard({ list, handle, onOpen, onEdit, onDelete }: CustomListCardProps) {
	const t = useTranslations(listTranslations)
	const { title, description, isPublic, count, covers } = list
	return (
		<CardBox>
			<Covers covers={covers} />
			<OpenButton type="button" aria-haspopup="dialog" onClick={onOpen}>
				{title}
			</OpenButton>
			{description && <Description>{description}</Description>}
			<Facts>
				<Meta>
					{isPublic ? <GlobeIcon size={14} /> : <LockIcon size={14} />} {t(isPublic ? 'lists.public' : 'lists.private')}
				</Meta>
				<Meta>{count === 0 ? t('lists.items.none') : t('lists.items', { count })}</Meta>
			</Facts>
			<Controls>
				{handle}
				<Menu
					label={t('lists.menu', { name: title })}
					items={[
						{ label: t('lists.edit'), icon: <EditIcon size={18} />, onSelect: onEdit },
						{ label: t('lists.delete'), icon: <TrashIcon size={18} />, danger: true, onSelect: onDelete },
					]}
					button={(trigger) => (
						<IconButton
							size="sm"
							filled
							label={t('lists.menu', { name: title })}
							icon={<MoreIcon size={18} />}
							{...trigger}
						/>
					)}
				/>
			</Controls>
		</CardBox>
	)
}

/** The first covers of a list. */
export function Covers({ covers }: Pick<CustomList, 'covers'>) {
	const places = Array.from({ length: CUSTOM_LIST_COVERS }, (_, at) => ({ at, cover: covers[at] }))
	return (
		<Thumbnails aria-hidden="true">
			{places.map(({ at, cover }) => (
				<Cover key={cover?.titleId ?? `empty${at}`}>
					{cover && (
						<Picture
							src={cover.imageUrl}
							fallbackUrl={artworkPath('poster', cover.titleId)}
							alt=""
							width={160}
							height={120}
							color={cover.color}
						/>
					)}
				</Cover>
			))}
		</Thumbnails>
	)
}
