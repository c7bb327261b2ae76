import type { Connection, ConnectionPage, ConnectionSide } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, CloseIcon, EmptyState, IconButton, Meta, Stack } from 'shared-ui'
import { profileTranslations } from '../profile/profileTranslations.ts'
import { People, PersonRow } from './PersonRow.tsx'

interface ConnectionItemsProps {
	page: ConnectionPage
	more: 'idle' | 'loading' | 'failed' | 'refreshing'
	side: ConnectionSide
	onMore: () => void
	onToggle: (person: Connection) => void
	onRemove: (person: Connection) => void
	/** Called when a link to a profile is followed. */
	onLeave: () => void
}

/** The members of a list, or its empty state. */
export function ConnectionItems({ page, more, side, onMore, onToggle, onRemove, onLeave }: ConnectionItemsProps) {
	const t = useTranslations(profileTranslations)
	if (page.items.length === 0 && page.next === null) {
		return <EmptyState title={t('connections.empty.title')} text={t('connections.empty.text')} />
	}
	return (
		<Stack>
			<People>
				{page.items.map((person) => {
					const { id, username: name, isFollowed } = person
					return (
						<PersonRow key={id} person={person} onFollowLink={onLeave}>
							<Button
								size="sm"
								variant={isFollowed ? 'quiet' : 'secondary'}
								aria-label={t(isFollowed ? 'connections.unfollow' : 'connections.follow', { name })}
								aria-pressed={isFollowed}
								onClick={() => onToggle(person)}
							>
								{t(isFollowed ? 'profile.following' : 'profile.follow')}
							</Button>
							{page.isOwn && side === 'followers' && (
								<IconButton
									size="sm"
									label={t('connections.remove', { name })}
									icon={<CloseIcon size={18} />}
									onClick={() => onRemove(person)}
								/>
							)}
						</PersonRow>
					)
				})}
			</People>
			{more === 'failed' && <Meta role="alert">{t('connections.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} onClick={onMore}>
					{t('connections.more')}
				</Button>
			)}
		</Stack>
	)
}
