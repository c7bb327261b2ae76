import { useStore } from '@nanostores/react'
import { deferred } from 'shared-composition'
import type { AccountSettings } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { $site } from 'shared-state'
import {
	BellIcon,
	EyeIcon,
	Panel,
	PlayIcon,
	ShareIcon,
	Skeleton,
	SparkIcon,
	Split,
	TrashIcon,
	UserIcon,
} from 'shared-ui'
import { NavList } from 'shared-ui/parts'
import { listTranslations } from '../lists/listTranslations.ts'
import { AccountSection } from './account/AccountSection.tsx'
import { useAccountForm } from './account/useAccountForm.ts'
import { appTranslations } from './apps/appTranslations.ts'
import { mediaTranslations } from './mediaServers/mediaTranslations.ts'
import { type SettingsSection, sectionPath, shownSections } from './sections.ts'
import { sectionTranslations } from './sectionTranslations.ts'
import { settingsTranslations } from './settingsTranslations.ts'
import { SectionBody, Sidebar } from './style.ts'

const loading = {
	skeleton: (
		<Panel>
			<Skeleton $height="24rem" />
		</Panel>
	),
}
const AppearanceSection = deferred(async () => (await loadSections()).AppearanceSection, loading)
const DeleteAccountSection = deferred(async () => (await loadSections()).DeleteAccountSection, loading)
const NotificationsSection = deferred(async () => (await loadSections()).NotificationsSection, loading)
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

async function loadSections() {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-sections" */ './otherSections.ts'),
		loadTranslations(sectionTranslations, appTranslations),
	])
	return chunk
}

const ICONS = {
	account: <UserIcon size={18} />,
	appearance: <SparkIcon size={18} />,
	privacy: <EyeIcon size={18} />,
	notifications: <BellIcon size={18} />,
	apps: <ShareIcon size={18} />,
	media: <PlayIcon size={18} />,
	delete: <TrashIcon size={18} />,
}

interface SettingsSectionsProps {
	account: AccountSettings
	section: SettingsSection
}

/** The menu and the section of the URL. Unsaved values of the account form survive a change of the section. */
export function SettingsSections({ account, section }: SettingsSectionsProps) {
	const t = useTranslations(settingsTranslations)
	const form = useAccountForm(account)
	const site = useStore($site)
	return (
		<Split $side="start">
			<Sidebar>
				<NavList
					label={t('settings.menu')}
					items={shownSections(site).map((id) => ({
						to: sectionPath(id),
						label: t(`settings.section.${id}`),
						icon: ICONS[id],
						end: true,
					}))}
				/>
			</Sidebar>
			<SectionBody>
				{section === 'account' && <AccountSection form={form} />}
				{section === 'appearance' && <AppearanceSection />}
				{section === 'privacy' && <PrivacySection />}
				{section === 'notifications' && <NotificationsSection />}
				{section === 'apps' && <AppsSection />}
				{section === 'media' && <MediaServersSection />}
				{section === 'delete' && <DeleteAccountSection hasPassword={account.hasPassword} />}
			</SectionBody>
		</Split>
	)
}
