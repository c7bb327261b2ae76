import { useId } from 'react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type SyncState, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, WarningIcon } from 'shared-ui'
import { MediaRows } from '../mediaServers/style.ts'
import { type ListSyncStore, SERVICES } from './listSyncStore.ts'
import { syncTranslations } from './syncTranslations.ts'

interface QuestionsProps {
	store: ListSyncStore
	sync: SyncState
}

/** Entries that one side no longer has: the member says whether the other removes them, too. */
export function Questions({ store, sync: { service, questions } }: QuestionsProps) {
	const t = useTranslations(syncTranslations)
	const nameOf = useTitleName()
	const titleId = useId()
	const site = { service: SERVICES[service] }
	return (
		<section aria-labelledby={titleId}>
			<h3 id={titleId}>{t('sync.questions')}</h3>
			<MediaRows>
				{questions.map(({ title, goneFrom, isAnswered }) => {
					const name = nameOf(title)
					const removal = t(`sync.remove.${goneFrom === 'here' ? 'there' : 'here'}`, site)
					const answer = (choice: 'remove' | 'restore') => async () =>
						showOutcome(await store.answer(service, title.id, choice), t('sync.answered'))
					return (
						<li key={title.id}>
							<WarningIcon size={18} />
							<div>
								<Link to={titlePath(title)}>{name}</Link>
								<Meta as="p">{t(`sync.gone.${goneFrom}`, site)}</Meta>
							</div>
							{isAnswered ? (
								<Meta>{t('sync.answered')}</Meta>
							) : (
								<Cluster>
									<Button size="sm" aria-label={`${name}: ${t('sync.restore')}`} onClick={answer('restore')}>
										{t('sync.restore')}
									</Button>
									<Button size="sm" variant="danger" aria-label={`${name}: ${removal}`} onClick={answer('remove')}>
										{removal}
									</Button>
								</Cluster>
							)}
						</li>
					)
				})}
			</MediaRows>
		</section>
	)
}
