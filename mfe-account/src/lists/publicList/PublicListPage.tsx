import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router-dom'
import { Slot, showOutcome } from 'shared-composition'
import { ReportButton } from 'shared-composition/report/button'
import {
	type CustomListPage,
	followListRoute,
	joinListRoute,
	leaveListRoute,
	OWN_PROFILE,
	profilePath,
	setListCommentsRoute,
	unfollowListRoute,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, type Outcome } from 'shared-state'
import {
	Button,
	ChatIcon,
	ChipButton,
	Cluster,
	Container,
	Meta,
	Page,
	PageHeading,
	Panel,
	Skeleton,
	Stack,
} from 'shared-ui'
import { createCustomList } from '../customListStore.ts'
import { listTranslations } from '../listTranslations.ts'
import { MissingPage } from '../MissingPage.tsx'
import { ListContent } from '../shared/ListContent.tsx'
import { sharedListTranslations } from '../shared/sharedListTranslations.ts'

/** A list of a member, for everybody who may read it; its people change it here. */
export function PublicListPage() {
	const t = useTranslations(listTranslations)
	const outcome = useLoaderData<Outcome<CustomListPage>>()
	if (outcome.state === 'done') return <PublicList key={outcome.answer.list.id} initial={outcome.answer} />
	return (
		<MissingPage
			outcome={outcome}
			notFound={t('publicList.notFound')}
			text={t('publicList.notFound.text')}
			failed={t('publicList.failed')}
		/>
	)
}

function PublicList({ initial }: { initial: CustomListPage }) {
	const t = useTranslations(listTranslations)
	const words = useTranslations(sharedListTranslations)
	const { revalidate } = useRevalidator()
	const [store] = useState(() => createCustomList(initial.list, () => {}, initial))
	const state = useStore(store.$state)
	const page = state.state === 'ready' ? state.value : initial
	const { list, owner, isOwn, role, isInvited, isFollowed, followers, hasComments } = page
	const params = { listId: list.id }
	const gone = () => void revalidate()

	async function change(route: typeof followListRoute, success: string) {
		if (showOutcome(await act(route, { params }), success)) await store.refresh()
	}
	async function setComments(on: boolean) {
		if (showOutcome(await act(setListCommentsRoute, { params, body: { on } }), words('comments.changed')))
			await store.refresh()
	}
	async function decline() {
		const outcome = await act(leaveListRoute, { params: { ...params, username: OWN_PROFILE } })
		if (showOutcome(outcome, words('invitation.declined'))) await revalidate()
	}

	return (
		<Page>
			<title>{`${list.title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={list.title} lead={list.description} />
					<Cluster $between $gap={3}>
						<Meta as="p">
							{t('publicList.count', { count: list.count })}
							{' · '}
							<Link to={profilePath(owner)}>{t('publicList.by', { name: owner })}</Link>
							{followers > 0 && ` · ${words('followers', { count: followers })}`}
						</Meta>
						{!isOwn && list.isPublic && (
							<Button
								size="sm"
								onClick={() =>
									void (isFollowed
										? change(unfollowListRoute, words('unfollowed'))
										: change(followListRoute, words('followed')))
								}
							>
								{words(isFollowed ? 'unfollow' : 'follow')}
							</Button>
						)}
					</Cluster>
					{isInvited && role !== null && role !== 'owner' && (
						<Panel>
							<Stack $gap={3}>
								<strong>{words(`invitation.${role}`, { name: owner })}</strong>
								<Cluster>
									<Button variant="primary" onClick={() => void change(joinListRoute, words('invitation.accepted'))}>
										{words('invitation.accept')}
									</Button>
									<Button onClick={() => void decline()}>{words('invitation.decline')}</Button>
								</Cluster>
							</Stack>
						</Panel>
					)}
					<ListContent store={store} page={page} onGone={gone} />
					{isOwn && list.isPublic && (
						<Cluster $gap={3}>
							<ChipButton pressed={hasComments} onClick={() => void setComments(!hasComments)}>
								<ChatIcon size={14} />
								{words('comments')}
							</ChipButton>
							<Meta>{words('comments.text')}</Meta>
						</Cluster>
					)}
					{hasComments && list.isPublic && (
						<Slot
							name="list.panels"
							subject="list"
							subjectId={Number(list.id.slice(2))}
							skeleton={() => <Skeleton $height="14rem" />}
						/>
					)}
					{!isOwn && (
						<Cluster>
							<ReportButton kind="list" id={list.id} />
						</Cluster>
					)}
				</Stack>
			</Container>
		</Page>
	)
}
