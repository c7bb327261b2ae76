export { createBrowserRouter } from './createBrowserRouter.ts'
export { RouterProvider } from './RouterProvider.tsx'
