export const projectsPath = '/api/v1/admin/projects/'
export const tasksPath = '/api/v1/admin/tasks/'
export const boardsPath = '/api/v1/admin/kanban/project/boards/'
export const columnsPath = '/api/v1/admin/kanban/project/:boardId/columns/'
