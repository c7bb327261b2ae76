import { useStore } from '@nanostores/react'
import { deferred, fillTitle, useFills } from 'shared-composition'
import type { AccountSettings } from 'shared-contract'
import { loadTranslations, useLocale, useTranslations } from 'shared-i18n'
import { $site } from 'shared-state'
import {
	BellIcon,
	EyeIcon,
	ListIcon,
	LockIcon,
	Panel,
	PlayIcon,
	RefreshIcon,
	Skeleton,
	Split,
	UserIcon,
} from 'shared-ui'
import { NavList, ShareIcon, SparkIcon, TrashIcon } from 'shared-ui/parts'
import { signInTranslations } from '../auth/signInTranslations.ts'
import { listTranslations } from '../lists/listTranslations.ts'
import { AccountSection } from './account/AccountSection.tsx'
import { useAccountForm } from './account/useAccountForm.ts'
import { appTranslations } from './apps/appTranslations.ts'
import { syncTranslations } from './listSync/syncTranslations.ts'
import { mediaTranslations } from './mediaServers/mediaTranslations.ts'
import { sectionOf, sectionPath, shownSections } from './sections.ts'
import { sectionTranslations } from './sectionTranslations.ts'
import { usePasswordForm } from './security/usePasswordForm.ts'
import { settingsTranslations } from './settingsTranslations.ts'
import { SectionBody, Sidebar } from './style.ts'

const loading = {
	skeleton: (
		<Panel>
			<Skeleton $height="24rem" />
		</Panel>
	),
}
const SecuritySection = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-security" */ './security/SecuritySection.tsx'),
		loadTranslations(signInTranslations),
	])
	return chunk.SecuritySection
}, loading)
const AppearanceSection = deferred(async () => (await loadSections()).AppearanceSection, loading)
const DeleteAccountSection = deferred(async () => (await loadSections()).DeleteAccountSection, loading)
const NotificationsSection = deferred(async () => (await loadSections()).NotificationsSection, loading)
const OtherSection = deferred(async () => (await loadSections()).OtherSection, loading)
const PrivacySection = deferred(async () => (await loadSections()).PrivacySection, loading)
const AppsSection = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-apps" */ './apps/AppsSection.tsx'),
		loadTranslations(appTranslations),
	])
	return chunk.AppsSection
}, loading)
const MediaServersSection = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-media" */ './mediaServers/MediaServersSection.tsx'),
		loadTranslations(mediaTranslations, listTranslations),
	])
	return chunk.MediaServersSection
}, loading)

const ListSyncSection = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-sync" */ './listSync/ListSyncSection.tsx'),
		loadTranslations(syncTranslations),
	])
	return chunk.ListSyncSection
}, loading)

async function loadSections() {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-sections" */ './otherSections.ts'),
		loadTranslations(sectionTranslations, appTranslations),
	])
	return chunk
}

const ICONS = {
	account: <UserIcon size={18} />,
	security: <LockIcon size={18} />,
	appearance: <SparkIcon size={18} />,
	privacy: <EyeIcon size={18} />,
	notifications: <BellIcon size={18} />,
	apps: <ShareIcon size={18} />,
	media: <PlayIcon size={18} />,
	sync: <RefreshIcon size={18} />,
	delete: <TrashIcon size={18} />,
}

interface SettingsSectionsProps {
	account: AccountSettings
	/** The path below `/settings/`. */
	rest: string | undefined
}

/** The menu and the section of the URL: ours and those of slices. Unsaved values of the account and password forms survive a change of the section. */
export function SettingsSections({ account, rest }: SettingsSectionsProps) {
	const t = useTranslations(settingsTranslations)
	const form = useAccountForm(account)
	const password = usePasswordForm(form)
	const site = useStore($site)
	const locale = useLocale()
	const others = useFills('settings.sections').flatMap((fill) =>
		fill.id === undefined ? [] : [{ ...fill, id: fill.id }],
	)
	const section = sectionOf(
		rest,
		others.map(({ id }) => id),
	)
	const other = others.find(({ id }) => id === section)
	const items = shownSections(site).map((id) => ({
		to: sectionPath(id),
		label: t(`settings.section.${id}`),
		icon: ICONS[id],
		end: true,
	}))
	const added = others.map((fill) => ({
		to: sectionPath(fill.id),
		label: fillTitle(fill, locale),
		icon: <ListIcon size={18} />,
		end: true,
	}))
	return (
		<Split $side="start">
			<Sidebar>
				{/* The deletion of the account stays last. */}
				<NavList label={t('settings.menu')} items={items.toSpliced(-1, 0, ...added)} />
			</Sidebar>
			<SectionBody>
				{section === 'account' && <AccountSection form={form} />}
				{section === 'security' && <SecuritySection account={form.saved} password={password} />}
				{section === 'appearance' && <AppearanceSection />}
				{section === 'privacy' && <PrivacySection />}
				{section === 'notifications' && <NotificationsSection />}
				{section === 'apps' && <AppsSection />}
				{section === 'media' && <MediaServersSection />}
				{section === 'sync' && <ListSyncSection />}
				{other && <OtherSection key={other.id} fill={other} />}
				{section === 'delete' && <DeleteAccountSection hasPassword={account.hasPassword} />}
			</SectionBody>
		</Split>
	)
}
