import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useState, useTransition } from 'react'
import { Link } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import {
	type CustomListPage,
	inviteToListRoute,
	LIST_ROLES,
	type ListPerson,
	type ListRole,
	leaveListRoute,
	listPeopleRoute,
	OWN_PROFILE,
	profilePath,
} from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Avatar, Button, CloseIcon, Cluster, IconButton, Meta, SkeletonText, Stack } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { sharedListTranslations } from './sharedListTranslations.ts'

const Controls = styled.div`
	display: flex;
	align-items: center;
	gap: 8px;
`

interface PeopleDialogProps {
	page: CustomListPage
	onClose: () => void
	onLeft: () => void
}

/** A dialog with the people of a list. Its owner invites them and says what they may do, others may leave. */
export function PeopleDialog({ page: { list, isOwn }, onClose, onLeft }: PeopleDialogProps) {
	const t = useTranslations(sharedListTranslations)
	const shared = useTranslations(common)
	const params = { listId: list.id }
	const [store] = useState(() =>
		createRemote<readonly ListPerson[]>(async () => {
			const outcome = await call(listPeopleRoute, { params })
			return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.people } : outcome
		}),
	)
	const state = useStore(store.$state)
	const [name, setName] = useState('')
	const [role, setRole] = useState<ListRole>('editor')
	const [isMissing, setMissing] = useState(false)
	const [isBusy, start] = useTransition()
	useEffect(() => void store.load(), [store])
	const roles = LIST_ROLES.map((value) => ({ value, label: t(`people.${value}`) }))

	const send = (username: string, role: ListRole) =>
		act(inviteToListRoute, { params: { ...params, username }, body: { role } })
	const takeOff = (username: string) => act(leaveListRoute, { params: { ...params, username } })
	const change = (send: () => Promise<ActionOutcome<unknown>>, success: string) =>
		start(async () => {
			showOutcome(await send(), success)
			await store.refresh()
		})
	function invite(event: FormEvent) {
		event.preventDefault()
		if (name.trim() === '') return
		start(async () => {
			const outcome = await send(name, role)
			const isUnknown = outcome.state === 'refused' && outcome.status === 404
			setMissing(isUnknown)
			if (isUnknown || !showOutcome(outcome, t('people.invited', { name }))) return
			setName('')
			await store.refresh()
		})
	}
	const leave = () =>
		start(async () => {
			if (!showOutcome(await takeOff(OWN_PROFILE), t('left'))) return
			onClose()
			onLeft()
		})

	return (
		<Dialog open title={t('people')} closeLabel={shared('action.close')} onClose={onClose}>
			<Stack $gap={6}>
				{isOwn && (
					<form onSubmit={invite}>
						<Stack $gap={3}>
							<TextField
								label={t('people.name')}
								value={name}
								autoComplete="off"
								error={isMissing ? t('people.notFound') : undefined}
								onChange={(event) => setName(event.target.value)}
							/>
							<Select label={t('people.role')} options={roles} value={role} onSelect={setRole} />
							<div>
								<Button type="submit" variant="primary" loading={isBusy}>
									{t('people.invite')}
								</Button>
							</div>
						</Stack>
					</form>
				)}
				{state.state === 'failed' && <FailurePanel title={t('people.failed')} onRetry={store.load} />}
				{state.state === 'loading' && (
					<div role="status" aria-label={t('people.loading')}>
						<SkeletonText lines={3} />
					</div>
				)}
				{state.state === 'ready' && isOwn && state.value.length === 0 && <Meta as="p">{t('people.none')}</Meta>}
				{state.state === 'ready' && state.value.length > 0 && (
					<Stack as="ul" $gap={3}>
						{state.value.map((person) => (
							<Cluster as="li" key={person.name} $between $gap={3}>
								<Cluster $gap={2}>
									<Avatar name={person.name} url={person.avatarUrl} size={32} />
									<Link to={profilePath(person.name)}>{person.name}</Link>
									<Meta>{person.isInvited ? t('people.waiting') : !isOwn && t(`people.${person.role}`)}</Meta>
								</Cluster>
								{isOwn && (
									<Controls>
										<Select
											hideLabel
											label={t('people.role.of', { name: person.name })}
											options={roles}
											value={person.role}
											disabled={isBusy}
											onSelect={(role) => change(() => send(person.name, role), t('people.changed'))}
										/>
										<IconButton
											size="sm"
											label={t('people.remove', { name: person.name })}
											icon={<CloseIcon size={16} />}
											onClick={() => change(() => takeOff(person.name), t('people.removed', { name: person.name }))}
										/>
									</Controls>
								)}
							</Cluster>
						))}
					</Stack>
				)}
				{!isOwn && (
					<div>
						<Button size="sm" loading={isBusy} onClick={leave}>
							{t('leave')}
						</Button>
					</div>
				)}
			</Stack>
		</Dialog>
	)
}
