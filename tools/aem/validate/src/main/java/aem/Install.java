package aem;

import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.jcr.Node;
import javax.jcr.NodeIterator;
import javax.jcr.Property;
import javax.jcr.PropertyIterator;
import javax.jcr.PropertyType;
import javax.jcr.Repository;
import javax.jcr.RepositoryException;
import javax.jcr.Session;
import javax.jcr.SimpleCredentials;
import javax.jcr.Value;
import org.apache.jackrabbit.commons.cnd.CndImporter;
import org.apache.jackrabbit.oak.Oak;
import org.apache.jackrabbit.oak.commons.json.JsopBuilder;
import org.apache.jackrabbit.oak.jcr.Jcr;
import org.apache.jackrabbit.vault.fs.io.ImportOptions;
import org.apache.jackrabbit.vault.packaging.JcrPackage;
import org.apache.jackrabbit.vault.packaging.JcrPackageManager;
import org.apache.jackrabbit.vault.packaging.PackagingService;

/**
 * Installs content packages into an in-memory repository with AEM's node types, and writes its nodes, each as a JSON
 * object.
 */
public final class Install {
    private Install() {
    }

    /** Arguments: the file for the listing, then the packages in the order of installation. */
    public static void main(String[] args) throws Exception {
        Repository repository = new Jcr(new Oak()).createRepository();
        Session session = repository.login(new SimpleCredentials("admin", "admin".toCharArray()));
        for (String file : new String[] {"/aem.cnd", "/fragments.cnd"}) {
            try (InputStreamReader types = new InputStreamReader(
                    Install.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
                CndImporter.registerNodeTypes(types, session, true);
            }
        }
        // A bare AEM has these.
        Node content = session.getRootNode().addNode("content", "sling:OrderedFolder");
        content.addNode("dam", "sling:OrderedFolder");
        session.getRootNode().addNode("conf", "sling:Folder");
        session.getRootNode().addNode("etc", "sling:Folder").addNode("replication", "sling:Folder")
                .addNode("agents.author", "sling:Folder");
        session.save();

        JcrPackageManager manager = PackagingService.getPackageManager(session);
        for (String file : Arrays.asList(args).subList(1, args.length)) {
            JcrPackage uploaded = manager.upload(new File(file), false, true, null);
            ImportOptions options = new ImportOptions();
            options.setStrict(true);
            uploaded.install(options);
            System.out.println("Installed " + uploaded.getDefinition().getId());
        }
        session.refresh(false);
        try (PrintWriter listing = new PrintWriter(args[0], "UTF-8")) {
            for (String root : new String[] {"/conf", "/content", "/etc/replication"}) {
                write(session.getNode(root), listing);
            }
        }
        System.exit(0);
    }

    private static void write(Node node, PrintWriter listing) throws RepositoryException {
        JsopBuilder json = new JsopBuilder();
        json.object().key("path").value(node.getPath()).key("properties").object();
        for (PropertyIterator properties = node.getProperties(); properties.hasNext();) {
            Property property = properties.nextProperty();
            json.key(property.getName());
            if (property.isMultiple()) {
                json.array();
                for (Value value : property.getValues()) {
                    write(value, json);
                }
                json.endArray();
            } else {
                write(property.getValue(), json);
            }
        }
        json.endObject().endObject();
        listing.println(json);
        for (NodeIterator children = node.getNodes(); children.hasNext();) {
            write(children.nextNode(), listing);
        }
    }

    private static void write(Value value, JsopBuilder json) throws RepositoryException {
        switch (value.getType()) {
            case PropertyType.BOOLEAN:
                json.value(value.getBoolean());
                break;
            case PropertyType.LONG:
                json.value(value.getLong());
                break;
            case PropertyType.BINARY:
                json.value("bytes:" + value.getBinary().getSize());
                break;
            default:
                json.value(value.getString());
        }
    }
}
