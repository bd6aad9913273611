// Made by `npm run reference` from the description of the API; not to be changed by hand.
export interface operations {
  'core.changeNotFound': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /** @enum {unknown} */
          action: 'ignore' | 'watch' | 'forget'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.changePages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /** @enum {unknown} */
          action: 'publish' | 'draft' | 'archive' | 'restore' | 'move'
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.checkPageLinks': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          paths: string[]
          media: string[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            pages: {
              path: string
              isPublished: boolean
            }[]
            missingMedia: string[]
          }
        }
      }
    }
  }
  'core.createComponentTemplate': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          componentName?: string
          /** @enum {unknown} */
          type?: 'section' | 'container'
          content:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.listMediaFolders': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                parentId: number | null
                name: string
                files: number
                thumbnails: string[]
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.createMediaFolder': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            folder: {
              id: number
              parentId: number | null
              name: string
              files: number
              thumbnails: string[]
            }
          }
        }
      }
    }
  }
  'core.listPages': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'slug' | 'title' | 'status' | 'publish_date' | 'changedAt' | 'sort'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        showdeleted?: '0' | '1' | 'only'
        status?: string
        parentId?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            rows: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
            }[]
            total: number
            truncated?: boolean
            results: {
              rows: {
                id: number
                title: string
                slug: string
                parentId: number | null
                sort: number
                /** @enum {unknown} */
                status: 'draft' | 'published' | 'archived'
                publish_date: string
                unpublish_date: string | null
                showPageTitle: boolean
                showHeader: boolean
                showFooter: boolean
                excerpt: string
                image: string
                metaTitle: string
                metaDescription: string
                metaImage: string
                canonical: string
                noindex: boolean
                nofollow: boolean
                deleted: boolean
                isDummy: boolean
                isHome: boolean
                revision: number
                contentRevision: number
                createdAt: string
                changedAt: string
                changedBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.updatePage': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          title?: string
          slug?: string
          parentId?: number | null
          sort?: number
          /** @enum {unknown} */
          status?: 'draft' | 'published' | 'archived'
          /** Format: date-time */
          publish_date?: string
          unpublish_date?: string | null
          showPageTitle?: boolean
          showHeader?: boolean
          showFooter?: boolean
          excerpt?: string
          image?: string
          metaTitle?: string
          metaDescription?: string
          metaImage?: string
          canonical?: string
          noindex?: boolean
          nofollow?: boolean
          isDummy?: boolean
          id: number
          revision?: number
          /**
           * @description Restores a deleted page.
           * @enum {boolean}
           */
          deleted?: false
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.createPage': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          title?: string
          slug?: string
          parentId?: number | null
          sort?: number
          /** @enum {unknown} */
          status?: 'draft' | 'published' | 'archived'
          /** Format: date-time */
          publish_date?: string
          unpublish_date?: string | null
          showPageTitle?: boolean
          showHeader?: boolean
          showFooter?: boolean
          excerpt?: string
          image?: string
          metaTitle?: string
          metaDescription?: string
          metaImage?: string
          canonical?: string
          noindex?: boolean
          nofollow?: boolean
          isDummy?: boolean
          /** @description Page whose content is copied. */
          copyFrom?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.createPreview': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          pageId: number
          label?: string
          days: number
          withDraft?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            preview: {
              id: number
              label: string
              withDraft: boolean
              createdAt: string
              createdBy: string
              expiresAt: string
              lastUsedAt: string | null
            }
            url: string
          }
        }
      }
    }
  }
  'core.listRedirects': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'source' | 'createdAt' | 'hits'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        origin?: 'automatic' | 'manual'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                source: string
                /** @enum {unknown} */
                code: 301 | 302 | 410
                target: string | null
                pageId: number | null
                pageTitle: string | null
                isAutomatic: boolean
                hits: number
                lastHitAt: string | null
                createdAt: string
                createdBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.createRedirect': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          source: string
          /** @enum {unknown} */
          code: 301 | 302 | 410
          target?: string | null
          pageId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            redirect: {
              id: number
              source: string
              /** @enum {unknown} */
              code: 301 | 302 | 410
              target: string | null
              pageId: number | null
              pageTitle: string | null
              isAutomatic: boolean
              hits: number
              lastHitAt: string | null
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.listTemplates': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name' | 'type' | 'changedAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        type?: 'section' | 'container'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                revision: number
                pages: number
                isHeader: boolean
                isFooter: boolean
                changedAt: string
                changedBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.createSection': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          componentName?: string
          content?:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.listViews': {
    parameters: {
      query: {
        list: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                list: string
                name: string
                query: string
                roles: number[]
                isOwn: boolean
                isDefault: boolean
                author: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.updateView': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          id: number
          name?: string
          query?: string
          roles?: number[]
          isDefault?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            view: {
              id: number
              list: string
              name: string
              query: string
              roles: number[]
              isOwn: boolean
              isDefault: boolean
              author: string
            }
          }
        }
      }
    }
  }
  'core.createView': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          list: string
          name: string
          query: string
          roles?: number[]
          isDefault?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            view: {
              id: number
              list: string
              name: string
              query: string
              roles: number[]
              isOwn: boolean
              isDefault: boolean
              author: string
            }
          }
        }
      }
    }
  }
  'core.deleteManyMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.getMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
            usedIn: {
              kind: string
              id: number
              title: string
              address: string
            }[]
          }
        }
      }
    }
  }
  'core.updateMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          altText?: string
          name?: string
          folderId?: number | null
          focalX?: number
          focalY?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.updateMediaFolder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name?: string
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            folder: {
              id: number
              parentId: number | null
              name: string
              files: number
              thumbnails: string[]
            }
          }
        }
      }
    }
  }
  'core.deleteMediaFolder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.getPage': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.deletePage': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.getPageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.savePageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
          content: string | null
          contentRevision: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.deletePageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.deletePages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.deletePagesForGood': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.updateRedirect': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          source: string
          /** @enum {unknown} */
          code: 301 | 302 | 410
          target?: string | null
          pageId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            redirect: {
              id: number
              source: string
              /** @enum {unknown} */
              code: 301 | 302 | 410
              target: string | null
              pageId: number | null
              pageTitle: string | null
              isAutomatic: boolean
              hits: number
              lastHitAt: string | null
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteRedirect': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.deleteRedirects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.updateTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          content?:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
          componentName?: string
          revision?: number
          overwriteUnreadable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.deleteView': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.findPage': {
    parameters: {
      query: {
        slug: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.getPageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            revision: {
              id: number
              revision: number
              /** @enum {unknown} */
              kind: 'save' | 'publish' | 'overwrite' | 'restore'
              label: string
              name: string
              createdAt: string
              createdBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              before: number | null
            }
          }
        }
      }
    }
  }
  'core.namePageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            revision: {
              id: number
              revision: number
              /** @enum {unknown} */
              kind: 'save' | 'publish' | 'overwrite' | 'restore'
              label: string
              name: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.getSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            settings: {
              [key: string]: unknown
            }
          }
        }
      }
    }
  }
  'core.saveSettings': {
    parameters: {
      query?: never
      path?: never
    }
    /** @description Any subset of the known settings: plain values by key, those of a module in an object under its id. */
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            settings: {
              [key: string]: unknown
            }
          }
        }
      }
    }
  }
  'core.getTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            component: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.importRedirects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          text: string
          apply: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            lines: {
              line: number
              source: string
              target: string
              code: string
              isNew: boolean
              problem: string | null
            }[]
          }
        }
      }
    }
  }
  'core.listComponentTemplates': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            data: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }[]
          }
        }
      }
    }
  }
  'core.listContainers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                componentName: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
                content: string | null
                revision: number
                changedAt: string
                changedBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.listMedia': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'createdAt' | 'name' | 'size'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        type?: 'image' | 'video' | 'document'
        folderId?: number
        deleted?: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                address: string
                fileName: string
                name: string
                mimeType: string
                /** @enum {unknown} */
                kind: 'image' | 'video' | 'document'
                size: number
                width: number | null
                height: number | null
                altText: string
                folderId: number | null
                focalX: number
                focalY: number
                version: number
                thumbnail: string
                createdAt: string
                createdBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.uploadMedia': {
    parameters: {
      query?: {
        folderId?: number
      }
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            files: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }[]
          }
        }
      }
    }
  }
  'core.listNotFound': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'path' | 'hits' | 'firstSeen' | 'lastSeen'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        ignored?: '0' | '1'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                path: string
                hits: number
                firstSeen: string
                lastSeen: string
                referrer: string
                ignored: boolean
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.listPageRevisions': {
    parameters: {
      query?: {
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        only?: 'published' | 'named'
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                revision: number
                /** @enum {unknown} */
                kind: 'save' | 'publish' | 'overwrite' | 'restore'
                label: string
                name: string
                createdAt: string
                createdBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.listPreviews': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                label: string
                withDraft: boolean
                createdAt: string
                createdBy: string
                expiresAt: string
                lastUsedAt: string | null
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.listSections': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                componentName: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
                content: string | null
                revision: number
                changedAt: string
                changedBy: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.listSettingSchemas': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              title: string
              schema: unknown
            }[]
          }
        }
      }
    }
  }
  'core.listSubmenu': {
    parameters: {
      query: {
        pageId: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            menuItems: {
              title: string
              slug: string
            }[]
          }
        }
      }
    }
  }
  'core.listTemplateUses': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                /** @enum {unknown} */
                kind: 'page' | 'header' | 'footer'
                id: number | null
                title: string
                deleted: boolean
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'core.moveMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          folderId: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.replaceMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.restoreMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.restorePageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.revokePreview': {
    parameters: {
      query?: never
      path: {
        id: number
        previewId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.savePageContent': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          id: number
          /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
          content: string | null
          revision?: number
          overwriteUnreadable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.validateCss': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          rules: {
            node: string
            css: string
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                node: string
                css: string
                errors: {
                  line: number
                  column: number
                  message: string
                }[]
                warnings: {
                  line: number
                  column: number
                  message: string
                }[]
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.listSubscribers': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'email' | 'createdAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        list?: string
        state?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                email: string
                listId: number
                listName: string
                /** @enum {unknown} */
                state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
                /** Format: date-time */
                createdAt: string
                confirmedAt: string | null
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'email_marketing.addSubscriber': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Email */
          email: string
          /** List */
          listId: number
          /** How they agreed */
          note: string
          liftSuppression?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.confirm': {
    parameters: {
      query?: {
        token?: string
      }
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token?: string
          'List-Unsubscribe'?: string
        } | null
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'email_marketing.listLists': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                isDefault: boolean
                subscribed: number
                total: number
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'email_marketing.createList': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /**
           * Taken for sign-ups that name no list
           * @default false
           */
          isDefault: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            list: {
              id: number
              name: string
              isDefault: boolean
              subscribed: number
              total: number
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'email_marketing.updateList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /**
           * Taken for sign-ups that name no list
           * @default false
           */
          isDefault: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            list: {
              id: number
              name: string
              isDefault: boolean
              subscribed: number
              total: number
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'email_marketing.deleteList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'email_marketing.getSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.removeSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'email_marketing.releaseSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.signUp': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          form?: string
          listId?: number | string | null
          recaptchaToken?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'email_marketing.suppressSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.unsubscribe': {
    parameters: {
      query?: {
        token?: string
      }
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token?: string
          'List-Unsubscribe'?: string
        } | null
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'forms.approveSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            submission: {
              id: number
              formName: string
              sender: string
              excerpt: string
              tags: string[]
              fileCount: number
              isRead: boolean
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
              fields: {
                key: string
                label: string
                /** @enum {unknown} */
                type:
                  | 'text'
                  | 'textarea'
                  | 'phone'
                  | 'gPlaces'
                  | 'date'
                  | 'dropdown'
                  | 'radio'
                  | 'checkbox'
                  | 'file'
                  | 'vehicle-select'
                  | 'product'
                  | 'product-categories-dropdown'
                  | 'product-categories-checkbox'
                values: string[]
              }[]
              files: {
                id: number
                key: string
                name: string
                mimeType: string
                size: number
              }[]
              url: string
              pageId: number
              recipients: string[]
              visitorId: string | null
              utm: {
                utm_source?: string
                utm_medium?: string
                utm_campaign?: string
                utm_term?: string
                utm_content?: string
              } | null
              newsletter: {
                listId: number
                text: string
              } | null
              customerAddress: string | null
            }
          }
        }
      }
    }
  }
  'forms.countSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            forms: string[]
            tags: string[]
            unread: number
            moderation: number
          }
        }
      }
    }
  }
  'forms.getSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            submission: {
              id: number
              formName: string
              sender: string
              excerpt: string
              tags: string[]
              fileCount: number
              isRead: boolean
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
              fields: {
                key: string
                label: string
                /** @enum {unknown} */
                type:
                  | 'text'
                  | 'textarea'
                  | 'phone'
                  | 'gPlaces'
                  | 'date'
                  | 'dropdown'
                  | 'radio'
                  | 'checkbox'
                  | 'file'
                  | 'vehicle-select'
                  | 'product'
                  | 'product-categories-dropdown'
                  | 'product-categories-checkbox'
                values: string[]
              }[]
              files: {
                id: number
                key: string
                name: string
                mimeType: string
                size: number
              }[]
              url: string
              pageId: number
              recipients: string[]
              visitorId: string | null
              utm: {
                utm_source?: string
                utm_medium?: string
                utm_campaign?: string
                utm_term?: string
                utm_content?: string
              } | null
              newsletter: {
                listId: number
                text: string
              } | null
              customerAddress: string | null
            }
          }
        }
      }
    }
  }
  'forms.deleteSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.deleteSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.getMailProvider': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isSet: boolean
          }
        }
      }
    }
  }
  'forms.getSubmissionFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'forms.listMakes': {
    parameters: {
      query?: {
        type?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            Results: {
              MakeId: number
              MakeName: string
            }[]
          }
        }
      }
    }
  }
  'forms.listModels': {
    parameters: {
      query: {
        makeId: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            Results: {
              Model_ID: number
              Model_Name: string
            }[]
          }
        }
      }
    }
  }
  'forms.listSubmissions': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'created' | 'form' | 'sender'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        form?: string
        tag?: string
        from?: string
        to?: string
        state?: 'unread' | 'read' | 'moderation'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                formName: string
                sender: string
                excerpt: string
                tags: string[]
                fileCount: number
                isRead: boolean
                held: ('no-bot-check' | 'honeypot') | null
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              truncated?: boolean
            }
          }
        }
      }
    }
  }
  'forms.markSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          isRead: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.submit': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            /** @enum {string} */
            error: ''
            message: string
            formErrors: {
              [key: string]: string
            }
          }
        }
      }
    }
  }
}
